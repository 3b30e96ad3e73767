import type { MaskitoOptions } from '@maskito/core';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { getDocumentType, type AskedDocument } from '@/services/checkout/getDocumentType';
import { MaskedField } from '../../fields/MaskedField';

const masks: Record<AskedDocument, () => Promise<MaskitoOptions>> = {
  cpf: async () => (await import('@/validation/masks/cpfMask')).cpfMask,
  dni: async () => (await import('@/validation/masks/dniMask')).dniMask,
};

/**
 * The buyer's document, and what it is for: the brand's invoice, or the bank that asks for the
 * payer. Nothing where the buyer's country has none to ask for.
 */
export function DocumentField({ purpose }: { purpose: 'invoice' | 'optionalInvoice' | 'payer' }) {
  const { t } = useTranslation();
  const type = getDocumentType(useCheckout().page.locale);
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
