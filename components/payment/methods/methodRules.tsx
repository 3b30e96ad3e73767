import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { InPersonMethod } from '@/contract/enumerations';
import { InvoiceDocumentField } from './DocumentField';
import type { PaymentMethodRules } from './paymentMethod';

/**
 * What the ways to pay need once they are used, in one chunk: each import of its own costs bytes of
 * the page's first load, so only a method that very few choose has one.
 */
export { AddressStage } from '../AddressStage';
export { BirthDateField } from './BirthDateField';
export * as card from './card';
export * as mpesa from './mpesa';
export * as storedCard from './storedCard';
export { cardAndPix, twoCards } from './twoMethods/twoMethods';

export const pix: PaymentMethodRules = {
  documentNeeded: 'always',
  toParts: ({ amount }) => [{ method: 'pix', amount }],
};

export const bankSlip: PaymentMethodRules = {
  documentNeeded: 'always',
  toParts: ({ amount }) => [{ method: 'bankslip', amount }],
};

function InPersonForm() {
  const { t } = useTranslation();
  const { sellerName } = useCheckoutProduct();
  return (
    <>
      <p className="notice">{t('payment.inPerson.text', { seller: sellerName })}</p>
      <InvoiceDocumentField />
    </>
  );
}

export const inPerson = (method: InPersonMethod) =>
  ({
    Form: InPersonForm,
    documentNeeded: 'forInvoice',
    toParts: (plan) => [{ method, amount: plan.amount }],
  }) satisfies PaymentMethodRules & { Form: unknown };
