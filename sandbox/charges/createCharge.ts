import { isDeepStrictEqual } from 'node:util';
import { createId } from '../createId';
import { ProblemError } from '../http/problems';
import { getBalance } from '../livelo/getBalance';
import type { Sandbox } from '../Sandbox';
import { type ChargeRequest, type ChargeTerms, openCharge } from './chargeMethods';
import { commitCharge } from './chargeStore';
import type { StoredCharge } from './StoredCharge';

/**
 * Creates a charge, at most one for a payment id however often it is requested.
 * @throws ProblemError 400 for an unreadable card, 409 `payment_id_reused` for other terms
 */
export async function createCharge(
  sandbox: Sandbox,
  request: ChargeRequest,
): Promise<{ charge: StoredCharge; isNew: boolean }> {
  const terms = withoutCard(request);
  const existing = findSameCharge(sandbox, terms);
  if (existing) return { charge: existing, isNew: false };

  const chargeId = createId('ch');
  const createdAt = sandbox.now();
  const opening = await openCharge(request.method, request, {
    chargeId,
    createdAt,
    privateKey: sandbox.cardKey.privateKey,
    storedCards: sandbox.journal.state.storedCards,
    livelo: sandbox.livelo,
    getBalance: (memberId) => getBalance(sandbox, memberId),
  });
  // While the card was decrypted, the same request may have come in again.
  const racing = findSameCharge(sandbox, terms);
  if (racing) return { charge: racing, isNew: false };

  const isFinal = ['authorized', 'captured', 'declined'].includes(opening.change.status);
  const charge = await commitCharge(sandbox, {
    type: 'charge-created',
    at: createdAt.toISOString(),
    webhookId: isFinal ? createId('evt') : null,
    chargeId,
    terms,
    ...opening,
  });
  return { charge, isNew: true };
}

function findSameCharge({ journal }: Sandbox, terms: ChargeTerms): StoredCharge | undefined {
  const id = journal.state.chargeIdByPaymentId.get(terms.paymentId);
  const charge = id === undefined ? undefined : journal.state.charges.get(id);
  if (charge && !isDeepStrictEqual(charge.terms, terms)) {
    throw new ProblemError(
      409,
      'payment_id_reused',
      'This payment id belongs to a charge with other terms.',
    );
  }
  return charge;
}

function withoutCard(request: ChargeRequest): ChargeTerms {
  if (request.method !== 'credit-card') return request;
  const terms: ChargeTerms & { encryptedCard?: string } = { ...request };
  delete terms.encryptedCard;
  return terms;
}
