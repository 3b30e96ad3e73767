import { useState } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import { searchPlaces } from '@/services/checkout/searchPlaces';
import type { FranchiseUnit } from '@/services/franchise';
import { RadioCards } from '../../fields/RadioCards';
import { TextInput } from '../../fields/TextInput';
import { LoadFailure } from '../../ui/LoadFailure';
import { Notice } from '../../ui/Notice';
import type { Loaded } from '../../ui/useLoaded';
import { FoundCount } from './FoundCount';

/** A list that fits a phone's screen needs no search. */
const longList = 5;
const unhurried = () => undefined;

interface UnitChoiceProps {
  units: Loaded<FranchiseUnit[]>;
  chosen: string;
  error: string | undefined;
  onChoose: (id: string) => void;
}

/** The schools of the chosen city. The one that is chosen stays in sight while searching. */
export function UnitChoice({ chosen, error, onChoose, units }: UnitChoiceProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  if (units.kind === 'idle')
    return error === undefined ? null : <Notice tone="error">{error}</Notice>;
  if (units.kind === 'loading') return <p role="status">{t('school.loading')}</p>;
  if (units.kind === 'failed') return <LoadFailure {...units} />;
  if (units.value.length === 0) return <Notice tone="alert">{t('school.none')}</Notice>;
  const found = searchPlaces(units.value, search);
  const shown = units.value.filter((unit) => found.includes(unit) || unit.id === chosen);
  return (
    <>
      {units.value.length >= longList && (
        <TextInput
          name="search"
          label={t('school.search')}
          hint={t('school.search.hint')}
          autoComplete="off"
          value={search}
          error={undefined}
          onValue={setSearch}
          onBlur={unhurried}
        />
      )}
      <FoundCount count={found.length} />
      <RadioCards
        name="unit"
        legend={t('school.unit')}
        options={shown.map(({ address, id, name }) => ({
          value: id,
          label: name,
          detail: address,
        }))}
        chosen={chosen}
        onChoose={onChoose}
        error={error}
      />
    </>
  );
}
