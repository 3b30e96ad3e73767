import Type, { type Static } from 'typebox';
import { paymentLinkFields } from './paymentLink';
import { EncryptedCard } from './paymentParts';
import { Plan } from './product';
import { withDescription } from './withDescription';

export const CustomOffer = Type.Object(
  {
    id: Type.String(),
    subscriptionId: Type.String(),
    name: Type.String(),
    benefits: Type.Array(Type.String(), {
      description: "What it contains, in the buyer's language",
    }),
    endsAt: Type.String({ format: 'date-time' }),
    ...paymentLinkFields,
    plan: withDescription(
      Plan,
      "`amount` is the offer's price, `standardAmount` what the same costs otherwise",
    ),
  },
  {
    $id: 'CustomOffer',
    description:
      "An offer made to one subscriber. Found by its own id, or by the subscription's: then its newest open one. Accepted, ended or unknown, it is 404. It is accepted with POST /api/v1/payment, type `sale-invoice`, its `id` as the reference, and one part `default-credit-card` with the profile that verify-card answered.",
  },
);
export type CustomOffer = Static<typeof CustomOffer>;

export const CardVerificationRequest = Type.Object(
  { encryptedCard: EncryptedCard },
  {
    $id: 'CardVerificationRequest',
    description: 'A card to be checked and kept by the provider, without charging it',
    additionalProperties: false,
  },
);
export type CardVerificationRequest = Static<typeof CardVerificationRequest>;

export const CardVerification = Type.Object(
  { paymentProfileId: Type.String() },
  {
    $id: 'CardVerification',
    description:
      'A card that was refused is answered 402 `payment_declined` with its reason. The answer sets an HttpOnly cookie for an hour, without which the profile pays for nothing.',
  },
);
export type CardVerification = Static<typeof CardVerification>;
