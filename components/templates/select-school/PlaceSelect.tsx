import { useMemo } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import type { FranchisePlace } from '@/services/franchise';
import { SelectInput } from '../../fields/SelectInput';
import { LoadFailure } from '../../ui/LoadFailure';
import { Notice } from '../../ui/Notice';
import type { Loaded } from '../../ui/useLoaded';

interface PlaceSelectProps {
  name: string;
  label: string;
  placeholder: string;
  places: Loaded<FranchisePlace[]>;
  chosen: string;
  onChoose: (id: string) => void;
}

const unhurried = () => undefined;

/** A region or a city. Its place is kept while there is nothing to choose from yet. */
export function PlaceSelect({
  chosen,
  label,
  name,
  onChoose,
  placeholder,
  places,
}: PlaceSelectProps) {
  const { t } = useTranslation();
  const listed = places.kind === 'ready' ? places.value : null;
  const options = useMemo(
    () => (listed ?? []).map(({ id, name: text }) => ({ value: id, label: text })),
    [listed],
  );
  if (places.kind === 'failed') return <LoadFailure {...places} />;
  if (listed?.length === 0) return <Notice tone="alert">{t('school.none')}</Notice>;
  return (
    <SelectInput
      name={name}
      label={label}
      placeholder={places.kind === 'loading' ? t('school.loading') : placeholder}
      options={options}
      value={listed ? chosen : ''}
      error={undefined}
      onValue={onChoose}
      onBlur={unhurried}
      required
    />
  );
}
