import Type, { type Static } from 'typebox';
import type { PaymentPart } from '@/contract/paymentParts';
import type { ChargeOpening, OpeningContext } from './ChargeMethod';
import { bankSlip } from './methods/bankSlip';
import { card } from './methods/card';
import { inPersonMethods } from './methods/inPerson';
import { livelo } from './methods/livelo';
import { mpesa } from './methods/mpesa';
import { pix } from './methods/pix';
import { storedCard } from './methods/storedCard';

const chargeMethods = {
  'credit-card': card,
  'default-credit-card': storedCard,
  pix,
  bankslip: bankSlip,
  'm-pesa': mpesa,
  livelo,
  ...inPersonMethods,
} as const satisfies Record<PaymentPart['method'], object>;

type ChargeMethods = typeof chargeMethods;
export type Method = keyof ChargeMethods;
type RequestBy = { [M in Method]: Static<ChargeMethods[M]['request']> };

export type ChargeTerms = Static<ChargeMethods[Method]['terms']>;
export const ChargeTerms = Type.Unsafe<ChargeTerms>(
  Type.Union(Object.values(chargeMethods).map(({ terms }) => terms)),
);

export type ChargeRequest = RequestBy[Method];
export const ChargeRequest = Type.Unsafe<ChargeRequest>({
  type: 'object',
  required: ['method'],
  discriminator: { propertyName: 'method' },
  oneOf: Object.values(chargeMethods).map(({ request }) => request),
});

type Openers = {
  [M in Method]: {
    open(request: RequestBy[M], context: OpeningContext): ChargeOpening | Promise<ChargeOpening>;
  };
};
const openers: Openers = chargeMethods;

export async function openCharge<M extends Method>(
  method: M,
  request: RequestBy[M],
  context: OpeningContext,
): Promise<ChargeOpening> {
  return openers[method].open(request, context);
}
