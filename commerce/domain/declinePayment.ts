import type { Services } from '../Services';
import type { Payment, PaymentCause } from '../database/tables';
import { movePayment } from './movePayment';

/** Gives up a payment that the provider never took up or refuses to take up. */
export function declinePayment(
  { connection, clock }: Services,
  paymentId: string,
  cause: PaymentCause,
): Promise<Payment> {
  return connection.transaction((transaction) =>
    movePayment(transaction, paymentId, (payment) => ({
      // Money that was found meanwhile wins: only an attempt without an answer is given up.
      to:
        payment.state === 'created' || payment.state === 'processing' ? 'declined' : payment.state,
      cause,
      now: clock(),
      details: { declineReason: 'processing_error' },
    })),
  );
}
