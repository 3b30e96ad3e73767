import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';

import type { InPersonMethod } from '@/contract/enumerations';
import { InvoiceDocumentField } from './DocumentField';
import type { PaymentMethodRules } from './paymentMethod';

/** A method of which the amount is all there is to say. */
const amountOnly = (
  method: InPersonMethod | 'bankslip' | 'pix',
  document: PaymentMethodRules['document'],
): PaymentMethodRules => ({
  document,
  toParts: ({ plan }) => [{ method, amount: plan.amount }],
});

export const pix = amountOnly('pix', 'always');
export const bankslip = amountOnly('bankslip', 'always');

/** The buyer pays the seller, who confirms it: the page only says so. */
function InPersonForm() {
  const { t } = useTranslation();
  const { sellerName } = useCheckoutProduct();
  return (
    <>
      <p>{t('payment.inPerson.text', { seller: sellerName })}</p>
      <InvoiceDocumentField />
    </>
  );
}

/** What a seller receives from the buyer in person. */
export const inPerson = (method: InPersonMethod) => ({
  Form: InPersonForm,
  ...amountOnly(method, 'forInvoice'),
});
