import { useField } from 'formik';
import type { FormMethod } from '@/services/checkout/payment/offeredMethods';
import { isTwoMethods } from '@/services/checkout/payment/twoMethods';
import type { Plan } from '@/services/product';
import { OrderSummary } from '../../summary/OrderSummary';
import { getInstallment } from './paymentValues';
import { TwoMethodsSummary } from './TwoMethodsSummary';

/** The order as the form now stands. */
export function PaymentSummary({ plan }: { plan: Plan }) {
  const [{ value: method }] = useField<FormMethod>('method');
  const [{ value: installments }] = useField<string>('installments');
  const installment = getInstallment({ method, installments }, plan);
  if (isTwoMethods(method)) return <TwoMethodsSummary plan={plan} />;
  return (
    <OrderSummary
      plan={plan}
      installment={installment}
      isChargedToday={method !== 'bankslip' && (installment?.id ?? 1) === 1}
    />
  );
}
