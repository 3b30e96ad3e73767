import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '../problems/ProblemError';
import type { Sandbox } from '../Sandbox';
import { openLiveloCharge } from '../livelo/openLiveloCharge';
import { createWebhookId } from '../webhooks/createWebhookId';
import type { ChargeRequest } from './ChargeRequest';
import type { ChargeTerms } from './ChargeTerms';
import { commitCharge } from './commitCharge';
import { createId } from './createId';
import { openCharge } from './openCharge';
import type { StoredCharge } from './StoredCharge';
import { termsOf } from './termsOf';

/**
 * Creates a charge, at most one for a payment id however often it is asked for.
 * @throws ProblemError 400 for an unreadable card, 409 `payment_id_reused` for other terms
 */
export async function createCharge(
  sandbox: Sandbox,
  request: ChargeRequest,
): Promise<{ charge: StoredCharge; isNew: boolean }> {
  const terms = termsOf(request);
  const known = findSameCharge(sandbox, terms);
  if (known) return { charge: known, isNew: false };

  const chargeId = `ch_${createId()}`;
  const at = sandbox.now();
  const opening = await openCharge(chargeId, request, {
    createdAt: at,
    privateKey: sandbox.cardKey.privateKey,
    storedCards: sandbox.journal.state.storedCards,
    openLiveloCharge: (livelo) => openLiveloCharge(sandbox, livelo),
  });
  // Opening a card takes a moment in which the same request may have come in again.
  const racing = findSameCharge(sandbox, terms);
  if (racing) return { charge: racing, isNew: false };

  const isFinal = ['authorized', 'captured', 'declined'].includes(opening.change.status);
  const charge = await commitCharge(sandbox, {
    type: 'charge-created',
    at: at.toISOString(),
    webhookId: isFinal ? createWebhookId() : null,
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
