import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { InPersonMethod } from '@/contract/enumerations';
import { InvoiceDocumentField } from './DocumentField';
import type { PaymentMethodRules } from './paymentMethod';

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

export const inPerson = (method: InPersonMethod) =>
  ({
    Form: InPersonForm,
    documentNeeded: 'forInvoice',
    toParts: (plan) => [{ method, amount: plan.amount }],
  }) satisfies PaymentMethodRules & { Form: unknown };
