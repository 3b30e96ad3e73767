import Type, { type Static } from 'typebox';
import type { DeclineReason } from '@/contract/enumerations';
import { cardCompanyIds } from '@/domain/cardCompanies';
import type { Charge, ChargeStatus } from '../PaymentProvider';

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const SandboxCharge = Type.Object({
  id: Type.String(),
  paymentId: Type.String(),
  amount: Type.Integer({ minimum: 0 }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  status: Type.Enum([
    'authorized',
    'captured',
    'declined',
    'requires_action',
    'pending',
    'expired',
    'voided',
    'refunded',
  ]),
  declineCode: orNull(Type.String()),
  profileId: orNull(Type.String()),
  card: Type.Optional(
    orNull(
      Type.Object({
        company: orNull(Type.Enum([...cardCompanyIds])),
        lastDigits: Type.String({ pattern: '^[0-9]{4}$' }),
      }),
    ),
  ),
  redirect: orNull(Type.String()),
  pix: orNull(
    Type.Object({
      txid: Type.String(),
      code: Type.String(),
      expiresAt: Type.String({ format: 'date-time' }),
    }),
  ),
  bankSlip: orNull(
    Type.Object({
      id: Type.String(),
      barcode: Type.String({ pattern: '^[0-9]{44}$' }),
      digitableLine: Type.String({ pattern: '^[0-9]{47}$' }),
      dueDate: Type.String({ format: 'date' }),
    }),
  ),
  mpesa: orNull(Type.Object({ id: Type.String() })),
  refunds: Type.Optional(
    Type.Array(
      Type.Object({ reference: orNull(Type.String()), amount: Type.Integer({ minimum: 1 }) }),
    ),
  ),
  dispute: Type.Optional(orNull(Type.Object({ status: Type.Enum(['open', 'won', 'lost']) }))),
});
export type SandboxCharge = Static<typeof SandboxCharge>;

export const SandboxChargePage = Type.Object({
  /** Each is parsed by itself: one that makes no sense hides no other. */
  charges: Type.Array(Type.Unknown()),
  nextCursor: orNull(Type.String()),
});
export type SandboxChargePage = Static<typeof SandboxChargePage>;

export const SandboxEvent = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200 }),
  data: SandboxCharge,
});

const declineReasons: ReadonlyMap<string, DeclineReason> = new Map([
  ['card_declined', 'card_refused'],
  ['insufficient_funds', 'insufficient_funds'],
  ['expired_card', 'expired_card'],
  ['incorrect_cvc', 'wrong_security_code'],
  ['authentication_failed', 'authentication_failed'],
]);

export function toDeclineReason(code: string): DeclineReason {
  return declineReasons.get(code) ?? 'card_refused';
}

/** An M-Pesa push waits for its buyer, who holds the phone: that is an action, not a date. */
function toStatus({ dispute, mpesa, status }: SandboxCharge): ChargeStatus {
  // The bank returned the money.
  if (dispute?.status === 'lost') return 'refunded';
  return mpesa !== null && status === 'pending' ? 'requires_action' : status;
}

export function toProviderCharge(charge: SandboxCharge): Charge {
  return {
    id: charge.id,
    reference: charge.paymentId,
    amount: charge.amount,
    currency: charge.currency,
    status: toStatus(charge),
    declineReason: charge.declineCode === null ? null : toDeclineReason(charge.declineCode),
    profileId: charge.profileId,
    card: charge.card ?? null,
    redirect: charge.redirect,
    pix: charge.pix && { ...charge.pix, expiresAt: new Date(charge.pix.expiresAt) },
    bankSlip: charge.bankSlip && {
      id: charge.bankSlip.id,
      barcode: charge.bankSlip.barcode,
      digitableLine: charge.bankSlip.digitableLine,
      dueDate: charge.bankSlip.dueDate,
    },
    mpesa: charge.mpesa && { id: charge.mpesa.id },
    refunds: charge.refunds ?? [],
    dispute: charge.dispute?.status ?? null,
  };
}
