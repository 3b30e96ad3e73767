import type { DeclineReason } from '@/contract/enumerations';
import type { Charge, ChargeStatus } from '../Charge';
import type { SandboxCharge } from './SandboxCharge';

const declineReasons: ReadonlyMap<string, DeclineReason> = new Map([
  ['card_declined', 'card_refused'],
  ['insufficient_funds', 'insufficient_funds'],
  ['expired_card', 'expired_card'],
  ['incorrect_cvc', 'wrong_security_code'],
  ['authentication_failed', 'authentication_failed'],
]);

/** Why a card was declined, in the words of this service. */
export function declineReasonOf(code: string): DeclineReason {
  return declineReasons.get(code) ?? 'card_refused';
}

/** An M-Pesa push waits for its buyer, who holds the phone: that is an action, not a date. */
const statusOf = ({ mpesa, status }: SandboxCharge): ChargeStatus =>
  mpesa !== null && status === 'pending' ? 'requires_action' : status;

/** The sandbox's charge in the words of this service. */
export function chargeFromSandbox(charge: SandboxCharge): Charge {
  return {
    id: charge.id,
    reference: charge.paymentId,
    status: statusOf(charge),
    declineReason: charge.declineCode === null ? null : declineReasonOf(charge.declineCode),
    profileId: charge.profileId,
    redirect: charge.redirect,
    pix: charge.pix && { ...charge.pix, expiresAt: new Date(charge.pix.expiresAt) },
    bankSlip: charge.bankSlip && {
      id: charge.bankSlip.id,
      barcode: charge.bankSlip.barcode,
      digitableLine: charge.bankSlip.digitableLine,
      dueDate: charge.bankSlip.dueDate,
    },
    mpesa: charge.mpesa && { id: charge.mpesa.id },
  };
}
