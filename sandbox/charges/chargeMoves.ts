import type { ChargeStatus, DeclineCode } from './Charge';
import type { LedgerKind } from '../journal/LedgerRow';

interface MoveRule {
  from: readonly ChargeStatus[];
  to: ChargeStatus;
  declineCode: DeclineCode | null;
  ledger: readonly LedgerKind[];
}

/** What may happen to a charge after it was created. A late payment of an expired charge counts. */
export const chargeMoves = {
  pay: { from: ['pending', 'expired'], to: 'captured', declineCode: null, ledger: ['captured'] },
  /** The merchant takes what was held. */
  capture: { from: ['authorized'], to: 'captured', declineCode: null, ledger: ['captured'] },
  refund: { from: ['captured'], to: 'refunded', declineCode: null, ledger: ['refunded'] },
  void: {
    from: ['pending', 'requires_action', 'authorized'],
    to: 'voided',
    declineCode: null,
    ledger: ['voided'],
  },
  expire: { from: ['pending'], to: 'expired', declineCode: null, ledger: ['expired'] },
  /** The buyer said no on the phone. */
  cancel: {
    from: ['pending'],
    to: 'declined',
    declineCode: 'authentication_failed',
    ledger: [],
  },
  /** The buyer's bank confirmed (3-D Secure). */
  confirm: {
    from: ['requires_action'],
    to: 'captured',
    declineCode: null,
    ledger: ['authorized', 'captured'],
  },
  /** The same for a charge that is only held. */
  confirmHold: {
    from: ['requires_action'],
    to: 'authorized',
    declineCode: null,
    ledger: ['authorized'],
  },
  /** The buyer's bank refused (3-D Secure). */
  refuse: {
    from: ['requires_action'],
    to: 'declined',
    declineCode: 'authentication_failed',
    ledger: [],
  },
} as const satisfies Record<string, MoveRule>;

export type ChargeMove = keyof typeof chargeMoves;

/** The rule of one move, in the general form. */
export function moveRule(move: ChargeMove): MoveRule {
  return chargeMoves[move];
}
