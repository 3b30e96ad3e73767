import { lazy, Suspense } from 'react';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { PaymentAsideProps } from './PaymentAside';

/** The server renders it; the form is in the buyer's hands before its code follows. */
const PaymentAside = lazy(async () => ({
  default: (await import('./PaymentAside')).PaymentAside,
}));

/**
 * Heights of `PaymentAside` on a phone, in pixels: the folded order, then with the button that opens
 * the voucher's form, then with the voucher of the link.
 */
const heights = { order: 58, voucherButton: 114, voucher: 218 };

/** `PaymentAside`, with its room kept free until its code is here. */
export function LazyPaymentAside(props: PaymentAsideProps) {
  const { voucher } = useCheckoutProduct().saleQuery;
  const withVoucher = voucher ? heights.voucher : heights.voucherButton;
  const height = props.hasVoucher ? withVoucher : heights.order;
  return (
    <Suspense fallback={<div style={{ height }} />}>
      <PaymentAside {...props} />
    </Suspense>
  );
}
