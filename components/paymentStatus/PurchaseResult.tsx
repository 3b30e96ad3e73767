import type { ReactNode } from 'react';
import { useKeptInTab, useStoredToken } from '@/contexts/useStoredToken';
import type { PaymentView } from '@/contract/payment';
import type { TokenKey } from '@/services/tokenKeys';
import { usePurchaseEvent } from '../payment/usePurchaseEvent';
import { toPaymentOutcome } from '../payment/outcome';
import { isLoading, usePaymentUpdates } from '../payment/usePaymentUpdates';
import { BankSlipReceipt } from '../receipt/lazyReceipts';
import { ReceiptContent } from '../receipt/ReceiptContent';
import { Panes } from '../shell/Panes';
import { OfferPane } from '../summary/OfferPane';
import { useIsWide } from '../ui/useIsWide';
import { isOpen } from './isOpen';
import { PaidBeforeNotice } from './PaidBeforeNotice';
import { PayerScope } from './PayerScope';
import { PaymentMissing, PaymentProgress } from './PaymentProgress';
import { useMoveOn } from './useMoveOn';

interface PurchaseResultProps {
  tokenKey: TokenKey;
  isOwn: (payment: PaymentView) => boolean;
  paid: (payment: PaymentView) => ReactNode;
  aside?: (payment: PaymentView) => ReactNode;
}

/** Follows the payment live. A tab that has shown a receipt or a slip stays with that payment. */
export function PurchaseResult({ aside, isOwn, paid, tokenKey }: PurchaseResultProps) {
  const token = useStoredToken(tokenKey);
  const updates = usePaymentUpdates(token);
  const { setPayment } = updates;
  const isForeign = updates.payment !== null && !isOwn(updates.payment);
  const payment = isForeign ? null : updates.payment;
  usePurchaseEvent(payment);
  const outcome = payment && toPaymentOutcome(payment);
  const isPix = outcome?.kind === 'accepted' && outcome.route === 'pix';
  const away = useMoveOn(payment, isPix ? 'pix' : null);
  const isWide = useIsWide();
  const isPaid = payment?.state === 'paid' || payment?.trial !== undefined;
  const bankSlip = payment?.state === 'pending' ? (payment.bankSlip ?? null) : null;
  useKeptInTab(tokenKey, isPaid || bankSlip !== null);
  return (
    <Panes
      payment={payment && isOpen(payment) ? 'open' : isPaid ? undefined : 'unpaid'}
      pane={
        <OfferPane
          planId={payment?.planId}
          // The receipt of a trial says what was charged, and when it is charged again.
          payment={payment?.trial ? undefined : payment && { ...payment, isPaid }}
        >
          {payment && isPaid && isWide && aside && (
            <PayerScope token={payment.token}>{aside(payment)}</PayerScope>
          )}
        </OfferPane>
      }
    >
      <ReceiptContent
        data-waiting={isLoading(updates) || undefined}
        data-unpaid={!(isLoading(updates) || isPaid) || undefined}
      >
        {payment && isPaid ? (
          <>
            <PaidBeforeNotice payment={payment} />
            <PayerScope token={payment.token}>{paid(payment)}</PayerScope>
          </>
        ) : payment && bankSlip ? (
          <BankSlipReceipt payment={payment} bankSlip={bankSlip} onPayment={setPayment} />
        ) : isForeign ? (
          <PaymentMissing />
        ) : (
          <PaymentProgress {...updates} />
        )}
        {away}
      </ReceiptContent>
    </Panes>
  );
}
