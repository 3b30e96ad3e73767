import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { FranchiseUnit } from '@/contract/franchise';
import { toPlainCharacters } from '@/domain/plainText';
import { RadioCards } from '../../fields/RadioCards';
import { TextInput } from '../../fields/TextField';
import { LoadFailure, Notice } from '../../ui/Notice';
import { VisuallyHidden } from '../../ui/text';
import type { LoadState } from '../../ui/useLoad';
import { SchoolPicture } from './SchoolPicture';
import { SchoolScene } from './SchoolScene';

/** Where the list appears once the buyer has chosen what it depends on: about as high. */
const Invitation = styled.div`
  display: grid;
  gap: var(--space-8);
  padding-top: var(--space-16);
  overflow: clip;
  border-radius: var(--radius-tile);
  background: var(--color-tint);
  text-align: center;
  text-wrap: balance;

  > p {
    padding-inline: var(--space-16);
  }
`;

const longList = 5;
const unhurried = () => undefined;

interface UnitChoiceProps {
  units: LoadState<FranchiseUnit[]>;
  chosen: string;
  error: string | undefined;
  onChoose: (id: string) => void;
}

export function UnitChoice({ chosen, error, onChoose, units }: UnitChoiceProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  if (units.kind === 'idle') {
    return (
      <Invitation>
        <p>{t('school.unit.place')}</p>
        <SchoolScene />
      </Invitation>
    );
  }
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
          enterKeyHint="search"
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
          icon: <SchoolPicture />,
        }))}
        chosen={chosen}
        onChoose={onChoose}
        error={error}
      />
    </>
  );
}

function FoundCount({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return <p role="status">{t('school.found.none')}</p>;
  return (
    <VisuallyHidden role="status">
      {count === 1 ? t('school.found.one') : t('school.found', { count })}
    </VisuallyHidden>
  );
}

const toSearchText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

export function searchPlaces<Place extends { name: string; address: string }>(
  places: readonly Place[],
  search: string,
): Place[] {
  const words = toSearchText(toPlainCharacters(search)).split(/\s+/).filter(Boolean);
  return places.filter(({ address, name }) => {
    const text = toSearchText(`${name} ${address}`);
    return words.every((word) => text.includes(word));
  });
}
