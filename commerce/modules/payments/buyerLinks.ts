import { inPersonMethods } from '@/contract/enumerations';
import type { Services } from '../../Services';
import { createLinkToken } from '../../signedLinks';
import type { Part, Payment } from './Payment';

interface PaidPayment extends Pick<Payment, 'createdAt' | 'id' | 'state'> {
  parts: readonly Pick<Part, 'method'>[];
}

/**
 * Creates the link by which a buyer refunds a purchase. The page itself checks whether the days for it
 * are over.
 * @returns null: no money came by a method that can be refunded, or this service signs no links
 */
export function createRefundLink(
  services: Pick<Services, 'buyerLinkSecrets' | 'webUrl'>,
  payment: PaidPayment,
): string | null {
  const token = createRefundToken(services, payment);
  return token === null ? null : `${services.webUrl}/refund/${token}`;
}

export function createRefundToken(
  services: Pick<Services, 'buyerLinkSecrets'>,
  payment: PaidPayment,
): string | null {
  const isInPerson = payment.parts.some(({ method }) =>
    inPersonMethods.some((own) => own === method),
  );
  return payment.state === 'paid' && !isInPerson
    ? createLinkToken(services, 'refund', payment.id, payment.createdAt)
    : null;
}

/** How long the bank's return address works. */
export const returnLifetimeMs = 24 * 60 * 60 * 1_000;

export const createReturnToken = (
  services: Pick<Services, 'buyerLinkSecrets'>,
  payment: Pick<Payment, 'createdAt' | 'id'>,
): string | null => createLinkToken(services, 'return', payment.id, payment.createdAt);
