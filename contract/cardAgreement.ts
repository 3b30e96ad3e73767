import Type, { type Static } from 'typebox';
import { MinorUnits } from './money';
import { paymentLinkFields } from './paymentLink';
import { Plan } from './product';
import { withDescription } from './withDescription';

/**
 * active: the card is charged on its day; kept: the card was charged, or the purchase was paid another
 * way; cancelled: by the buyer; ended: every attempt to charge failed, or the charge was refunded.
 */
export const agreementStates = ['active', 'kept', 'cancelled', 'ended'] as const;

/** declined: by the card's bank; not_reached: the attempt reached nobody who could decide. */
export const chargeFailures = ['declined', 'not_reached'] as const;

export const AgreementRequest = Type.Object(
  {
    consent: Type.String({
      description: 'Names the words of the consent',
      minLength: 1,
      maxLength: 40,
    }),
    firstChargeOn: Type.String({
      description: '`trial.firstChargeOn` of the product call',
      format: 'date',
    }),
  },
  {
    description:
      'What a buyer of a trial agreed to, in the request to pay: as it stood on the page',
    additionalProperties: false,
  },
);
export type AgreementRequest = Static<typeof AgreementRequest>;

export const TrialView = Type.Object(
  {
    agreementId: Type.String({
      description: 'Opens and ends the agreement: only its buyer has it',
    }),
    state: Type.Enum([...agreementStates]),
    endsAt: Type.String({ description: 'The end of what costs nothing', format: 'date-time' }),
    chargeAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'When the card is charged next; null: it is not any more',
    }),
    chargedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description:
        'When the card was charged; null: it was not. With `ended` the money was given back.',
    }),
    chargeFailure: Type.Union([Type.Enum([...chargeFailures]), Type.Null()], {
      description:
        'What became of the last try to charge; null: there was none, or it was not in vain',
    }),
  },
  { description: 'A trial that has begun, as its receipt shows it' },
);
export type TrialView = Static<typeof TrialView>;

export const CardAgreement = Type.Object(
  {
    id: Type.String(),
    ...paymentLinkFields,
    plan: withDescription(Plan, 'At the price that was agreed'),
    amount: withDescription(MinorUnits, 'What is charged each time, interest included'),
    installments: Type.Integer({ minimum: 1 }),
    state: TrialView.properties.state,
    endsAt: TrialView.properties.endsAt,
    chargeAt: TrialView.properties.chargeAt,
    chargedAt: TrialView.properties.chargedAt,
    chargeFailure: TrialView.properties.chargeFailure,
  },
  { $id: 'CardAgreement', description: 'A trial and what is charged after it' },
);
export type CardAgreement = Static<typeof CardAgreement>;
