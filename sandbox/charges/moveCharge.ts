import { createId } from '../createId';
import { ProblemError } from '../http/problems';
import type { Sandbox } from '../Sandbox';
import type { ChargeStatus, DeclineCode, LedgerKind } from './Charge';
import { commitCharge } from './chargeStore';
import type { StoredCharge } from './StoredCharge';

/**
 * Changes a charge's status. Repeating a move changes nothing and is no error, so that a caller who
 * lost the answer can retry.
 * @throws ProblemError 409 `invalid_state` with the charge's status
 */
export async function moveCharge(
  sandbox: Sandbox,
  charge: StoredCharge,
  move: ChargeMove,
): Promise<StoredCharge> {
  const rule: MoveRule = chargeMoves[move];
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
    webhookId: createId('evt'),
    chargeId: charge.id,
    change: {
      status: rule.to,
      declineCode: rule.declineCode,
      profileId: isNewlyAuthorized && isToBeStored(charge) ? createId('card') : charge.profileId,
      ledger: [...rule.ledger],
    },
  });
}

const isToBeStored = ({ terms }: StoredCharge) =>
  terms.method === 'credit-card' && terms.store === true;

interface MoveRule {
  from: readonly ChargeStatus[];
  to: ChargeStatus;
  declineCode: DeclineCode | null;
  ledger: readonly LedgerKind[];
}

/** An expired charge can still be paid. */
const chargeMoves = {
  pay: { from: ['pending', 'expired'], to: 'captured', declineCode: null, ledger: ['captured'] },
  capture: { from: ['authorized'], to: 'captured', declineCode: null, ledger: ['captured'] },
  void: {
    from: ['pending', 'requires_action', 'authorized'],
    to: 'voided',
    declineCode: null,
    ledger: ['voided'],
  },
  expire: { from: ['pending'], to: 'expired', declineCode: null, ledger: ['expired'] },
  cancel: {
    from: ['pending'],
    to: 'declined',
    declineCode: 'authentication_failed',
    ledger: [],
  },
  confirm: {
    from: ['requires_action'],
    to: 'captured',
    declineCode: null,
    ledger: ['authorized', 'captured'],
  },
  confirmHold: {
    from: ['requires_action'],
    to: 'authorized',
    declineCode: null,
    ledger: ['authorized'],
  },
  refuse: {
    from: ['requires_action'],
    to: 'declined',
    declineCode: 'authentication_failed',
    ledger: [],
  },
} as const satisfies Record<string, MoveRule>;

export type ChargeMove = keyof typeof chargeMoves;
