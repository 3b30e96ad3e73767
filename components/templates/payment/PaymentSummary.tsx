import { useField } from 'formik';
import type { OfferedMethod } from '@/services/checkout/payment/offeredMethods';
import type { Plan } from '@/services/product';
import { OrderSummary } from '../../summary/OrderSummary';
import { getInstallment } from './paymentValues';

/** The order as the form now stands. */
export function PaymentSummary({ plan }: { plan: Plan }) {
  const [{ value: method }] = useField<OfferedMethod>('method');
  const [{ value: installments }] = useField<string>('installments');
  const installment = getInstallment({ method, installments }, plan);
  return (
    <OrderSummary
      plan={plan}
      installment={installment}
      isChargedToday={method !== 'bankslip' && (installment?.id ?? 1) === 1}
    />
  );
}
