import Type, { type Static } from 'typebox';
import { declineReasons, paymentStates } from './enumerations';
import { CurrencyCode, MinorUnits } from './money';
import { withDescription } from './withDescription';

/** A bank's page leads back here, so the answer contains nothing about the buyer. */
export const PaymentReturn = Type.Object(
  {
    state: Type.Enum([...paymentStates]),
    amount: withDescription(MinorUnits, 'Of all parts'),
    currency: CurrencyCode,
    declineReason: Type.Union([Type.Enum([...declineReasons]), Type.Null()], {
      description: 'With `declined`',
    }),
  },
  {
    $id: 'PaymentReturn',
    description: 'What became of a payment that a bank was asked about',
    examples: [{ state: 'paid', amount: 358800, currency: 'BRL', declineReason: null }],
  },
);
export type PaymentReturn = Static<typeof PaymentReturn>;

export const PaymentReturnParameters = Type.Object({ token: Type.String({ maxLength: 100 }) });
