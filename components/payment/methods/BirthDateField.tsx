import { useTranslation } from '@/contexts/TranslationContext';
import { birthDateMask } from '@/validation/documentMasks';
import { MaskedField } from '../../fields/MaskedField';

const loadMask = () => Promise.resolve(birthDateMask);

export function BirthDateField() {
  const { t } = useTranslation();
  return (
    <MaskedField
      name="birthDate"
      label={t('field.birthDate')}
      hint={t('field.birthDate.hint')}
      placeholder={t('field.birthDate.format')}
      mask={loadMask}
      inputMode="numeric"
      // The student's, who may not be the person filling this in.
      autoComplete="off"
      required
    />
  );
}
