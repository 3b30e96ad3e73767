import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { InPersonMethod } from '@/contract/enumerations';
import { Explanation } from '../../ui/Notice';
import type { PaymentMethodRules } from '../paymentValues';
import { InvoiceDocumentField } from './DocumentField';

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
      <Explanation>{t('payment.inPerson.text', { seller: sellerName })}</Explanation>
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
