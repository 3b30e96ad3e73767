import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { FranchiseUnit } from '@/contract/franchise';
import { toPlainCharacters } from '@/domain/plainText';
import { RadioCards } from '../../fields/RadioCards';
import { TextInput } from '../../fields/TextField';
import { LoadFailure, Notice } from '../../ui/Notice';
import { VisuallyHidden } from '../../ui/text';
import { FromDesktop } from '../../ui/FromDesktop';
import { EmptyPlace } from '../../ui/Skeleton';
import type { LoadState } from '../../ui/useLoad';
import { SchoolPicture } from './SchoolPicture';

/** Where the list appears once the buyer has chosen what it depends on. */
const ListPlace = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--space-12);
`;

const Invitation = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  color: var(--color-text-muted);
  font: var(--text-small);
  text-wrap: balance;
`;

/** The list to come, in outline: there is room for it on a desktop alone. */
const Outlines = styled(FromDesktop)`
  mask: linear-gradient(#000 25%, transparent);

  > * {
    display: flex;
    align-items: center;
    gap: var(--space-12);
    padding: var(--space-12);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-tile);
    background: var(--color-surface);
  }

  > * + * {
    margin-block-start: var(--space-8);
  }
`;

const OutlinedMark = styled(EmptyPlace)`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border: 2px solid var(--color-border);
  border-radius: 50%;
  background: none;
`;

const OutlinedPicture = styled(EmptyPlace)`
  flex: none;
  width: 3rem;
  height: 3rem;
  border-radius: var(--radius-tile);
`;

const OutlinedLine = styled(EmptyPlace)`
  width: 8rem;
  height: 0.75rem;

  & + & {
    width: 14rem;
    margin-block-start: var(--space-8);
  }
`;

const SchoolOutline = () => (
  <div>
    <OutlinedMark />
    <OutlinedPicture />
    <div>
      <OutlinedLine />
      <OutlinedLine />
    </div>
  </div>
);

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
      <ListPlace>
        <Invitation>
          <SchoolPicture />
          <p>{t('school.unit.place')}</p>
        </Invitation>
        <Outlines aria-hidden>
          <SchoolOutline />
          <SchoolOutline />
          <SchoolOutline />
        </Outlines>
      </ListPlace>
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
