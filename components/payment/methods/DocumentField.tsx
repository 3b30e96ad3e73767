import type { MaskitoOptions } from '@maskito/core';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { getDocumentType, type RequiredDocument } from '@/services/checkout/documentType';
import { MaskedField } from '../../fields/MaskedField';

/** Which document this page asks its buyer for; null: none, or the service has it already. */
export function useDocumentType(): RequiredDocument | null {
  const { locale, sale } = useCheckoutPage().page;
  return sale?.buyer.hasDocument ? null : getDocumentType(locale);
}

const masks: Record<RequiredDocument, () => Promise<MaskitoOptions>> = {
  cpf: async () => (await import('./masks')).cpfMask,
  dni: async () => (await import('./masks')).dniMask,
};

/**
 * The buyer's document, and what it is for: the brand's invoice, or the bank that asks for the
 * payer. Nothing where the buyer's country has none to ask for, or it is known.
 */
export function DocumentField({
  purpose,
}: {
  purpose: 'invoice' | 'optionalInvoice' | 'payer' | 'trial';
}) {
  const { t } = useTranslation();
  const type = useDocumentType();
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

/**
 * The document that goes with a card: for the invoice, where the brand issues one, or for a trial,
 * which is one for each person; else the buyer may leave it out.
 */
export function InvoiceDocumentField() {
  const { brand } = useCheckoutPage();
  const { product } = useCheckoutProduct();
  const invoice = brand.needsDocumentForInvoice ? 'invoice' : 'optionalInvoice';
  return <DocumentField purpose={product.trial ? 'trial' : invoice} />;
}

/** The form of a method whose bank asks for the payer's document and nothing more. */
export const payerForm = (text: MessageKey) =>
  function PayerForm() {
    const { t } = useTranslation();
    return (
      <>
        <p>{t(text)}</p>
        <DocumentField purpose="payer" />
      </>
    );
  };
