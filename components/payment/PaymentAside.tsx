import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { VoucherBox } from '../voucher/VoucherBox';
import { PaymentSummary } from './PaymentSummary';

interface PaymentAsideProps {
  plan: Plan;
  hasVoucher: boolean;
}

export function PaymentAside({ hasVoucher, plan }: PaymentAsideProps) {
  const { product, saleQuery } = useCheckoutProduct();
  return (
    // Unfolded where the link's voucher does not hold: the voucher field says so.
    <PaymentSummary
      plan={plan}
      isUnfolded={hasVoucher && saleQuery.voucher !== undefined && !product.voucher}
    >
      {hasVoucher && <VoucherBox />}
    </PaymentSummary>
  );
}
