import type { Plan } from '@/services/product';
import { VoucherBox } from '../../voucher/VoucherBox';
import { PaymentDraft } from './PaymentDraft';
import { PaymentSummary } from './PaymentSummary';

interface PaymentAsideProps {
  plan: Plan;
  /** Whether a voucher can be typed in. */
  hasVoucher: boolean;
}

/** What stands beside the form: drawn by the server, and its code comes after the form's. */
export function PaymentAside({ hasVoucher, plan }: PaymentAsideProps) {
  return (
    <>
      <PaymentSummary plan={plan} />
      <PaymentDraft plan={plan} />
      {hasVoucher && <VoucherBox />}
    </>
  );
}
