import { createProfileId } from '../cards/createProfileId';
import { ProblemError } from '../problems/ProblemError';
import type { Sandbox } from '../Sandbox';
import { createWebhookId } from '../webhooks/createWebhookId';
import { type ChargeMove, moveRule } from './chargeMoves';
import { commitCharge } from './commitCharge';
import type { StoredCharge } from './StoredCharge';

/**
 * Moves a charge on. A move that has already been made changes nothing and is no error, so that a
 * caller who lost the answer may ask again.
 * @throws ProblemError 409 `invalid_state` with the charge's status
 */
export async function moveCharge(
  sandbox: Sandbox,
  charge: StoredCharge,
  move: ChargeMove,
): Promise<StoredCharge> {
  const rule = moveRule(move);
  if (charge.status === rule.to) return charge;
  if (!rule.from.includes(charge.status)) {
    throw new ProblemError(
      409,
      'invalid_state',
      `A charge that is ${charge.status} cannot become ${rule.to}.`,
      { chargeStatus: charge.status },
    );
  }
  const isNewlyAuthorized = rule.ledger.includes('authorized');
  return commitCharge(sandbox, {
    type: 'charge-changed',
    at: sandbox.now().toISOString(),
    webhookId: createWebhookId(),
    chargeId: charge.id,
    change: {
      status: rule.to,
      declineCode: rule.declineCode,
      profileId: isNewlyAuthorized ? createProfileId() : charge.profileId,
      ledger: [...rule.ledger],
    },
  });
}
