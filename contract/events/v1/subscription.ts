import Type from 'typebox';
import { CurrencyCode, MinorUnits } from '../../money';
import { withDescription } from '../../withDescription';
import { EventBuyer } from './people';
import { subscriptionMembers } from './sale';

const moment = Type.String({ format: 'date-time' });

const period = {
  ...subscriptionMembers,
  planId: Type.String({ description: 'The plan of the period' }),
  amount: withDescription(MinorUnits, 'What was paid for the period; 0 for a trial'),
  currency: CurrencyCode,
  startsAt: moment,
  endsAt: moment,
  buyer: EventBuyer,
};

export const SubscriptionStarted = Type.Object({
  ...period,
  paymentId: Type.String({ format: 'uuid' }),
  trialDays: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description: 'null: no trial',
  }),
});

export const SubscriptionRenewed = Type.Object({
  ...period,
  paymentId: Type.String({ format: 'uuid' }),
  change: Type.Enum(['renewal', 'upgrade'], {
    description: 'An upgrade ends the period before it, and gives another plan',
  }),
});

export const SubscriptionEnded = Type.Object({
  ...subscriptionMembers,
  cause: Type.Enum(['refunded', 'trial-ended', 'not-renewed'], {
    description:
      '`refunded`: what began it was given back; `trial-ended`: nothing was charged after the trial; `not-renewed`: its last period is over',
  }),
  endedAt: moment,
  buyer: EventBuyer,
});
