import { useTranslation } from '@/contexts/TranslationContext';
import { MaskedField } from '../../fields/MaskedField';

const loadMask = async () => (await import('@/validation/masks/cpfMask')).cpfMask;

const hints = {
  invoice: 'field.cpf.hint',
  optionalInvoice: 'field.cpf.hintOptional',
  payer: 'field.cpf.hintPayer',
} as const;

/** The buyer's CPF, and what it is for: the brand's invoice, or the bank that asks for the payer. */
export function DocumentField({ purpose }: { purpose: keyof typeof hints }) {
  const { t } = useTranslation();
  return (
    <MaskedField
      name="document"
      label={t('field.cpf')}
      hint={t(hints[purpose])}
      mask={loadMask}
      inputMode="numeric"
      required={purpose !== 'optionalInvoice'}
    />
  );
}
