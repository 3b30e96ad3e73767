import type { Part, Payment, PaymentCause } from '../database/tables';
import type { Services } from '../Services';
import { movePart } from './movePart';

/** Gives up a charge that the provider never took up or refuses to take up. */
export function declinePart(
  { connection, clock }: Services,
  { reference }: Pick<Part, 'reference'>,
  cause: PaymentCause,
): Promise<Payment> {
  return connection.transaction((transaction) =>
    movePart(transaction, reference, (part) => ({
      // Money that was found meanwhile wins: only an attempt without an answer is given up.
      to: part.state === 'created' || part.state === 'processing' ? 'declined' : part.state,
      cause,
      now: clock(),
      details: { declineReason: 'processing_error' },
    })),
  );
}
