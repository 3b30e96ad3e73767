import Type, { type Static } from 'typebox';
import { MinorUnits } from './money';
import { paymentLinkFields } from './paymentLink';
import { Plan } from './product';

/**
 * active: charged on its day; kept: it was charged, or what it was for is paid otherwise; cancelled
 * by the buyer; ended: no try to charge succeeded, or what was charged was given back.
 */
export const agreementStates = ['active', 'kept', 'cancelled', 'ended'] as const;

/** declined by the card's bank; not_reached: the try came to nobody who could decide. */
export const chargeFailures = ['declined', 'not_reached'] as const;

/** What a buyer of a trial agreed to, in the request to pay: as it stood on the page. */
export const AgreementRequest = Type.Object(
  {
    /** Names the words of the consent (docs/decisions/027-trials.md). */
    consent: Type.String({ minLength: 1, maxLength: 40 }),
    /** `trial.firstChargeOn` of the product call. */
    firstChargeOn: Type.String({ format: 'date' }),
  },
  { additionalProperties: false },
);
export type AgreementRequest = Static<typeof AgreementRequest>;

/** A trial that has begun, as its receipt shows it. */
export const TrialView = Type.Object({
  /** Opens and ends the agreement: only its buyer has it. */
  agreementId: Type.String(),
  state: Type.Enum([...agreementStates]),
  /** The end of what costs nothing. */
  endsAt: Type.String({ format: 'date-time' }),
  /** When the card is charged next; null: it is not any more. */
  chargeAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  /** When the card was charged; null: it was not. With `ended` the money was given back. */
  chargedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  /** What became of the last try to charge; null: there was none, or it was not in vain. */
  chargeFailure: Type.Union([Type.Enum([...chargeFailures]), Type.Null()]),
});
export type TrialView = Static<typeof TrialView>;

/** A trial and what is charged after it. */
export const CardAgreement = Type.Object(
  {
    id: Type.String(),
    ...paymentLinkFields,
    /** At the price that was agreed. */
    plan: Plan,
    /** What is charged each time, interest included. */
    amount: MinorUnits,
    installments: Type.Integer({ minimum: 1 }),
    state: TrialView.properties.state,
    endsAt: TrialView.properties.endsAt,
    chargeAt: TrialView.properties.chargeAt,
    chargedAt: TrialView.properties.chargedAt,
    chargeFailure: TrialView.properties.chargeFailure,
  },
  { $id: 'CardAgreement' },
);
export type CardAgreement = Static<typeof CardAgreement>;
