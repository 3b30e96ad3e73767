import type { MaskitoOptions } from '@maskito/core';
import { useAskedDocument } from '@/contexts/checkout/useAskedDocument';
import { useTranslation } from '@/contexts/TranslationContext';
import type { AskedDocument } from '@/services/checkout/getDocumentType';
import { MaskedField } from '../../fields/MaskedField';

const masks: Record<AskedDocument, () => Promise<MaskitoOptions>> = {
  cpf: async () => (await import('./paymentMasks')).cpfMask,
  dni: async () => (await import('./paymentMasks')).dniMask,
};

/**
 * The buyer's document, and what it is for: the brand's invoice, or the bank that asks for the
 * payer. Nothing where the buyer's country has none to ask for, or it is known.
 */
export function DocumentField({ purpose }: { purpose: 'invoice' | 'optionalInvoice' | 'payer' }) {
  const { t } = useTranslation();
  const type = useAskedDocument();
  if (type === null) return null;
  return (
    <MaskedField
      name="document"
      label={t(`field.${type}`)}
      hint={t(`field.${type}.${purpose}`)}
      mask={masks[type]}
      inputMode="numeric"
      required={purpose !== 'optionalInvoice'}
    />
  );
}
