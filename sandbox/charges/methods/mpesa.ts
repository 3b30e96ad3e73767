import Type from 'typebox';
import { closed, defineChargeMethod, pendingOpening, sharedTerms } from '../ChargeMethod';

const terms = Type.Object(
  { ...sharedTerms, method: Type.Literal('m-pesa'), currency: Type.Literal('MZN') },
  closed,
);

/** Waits for the buyer's answer on the phone. */
export const mpesa = defineChargeMethod({ terms, request: terms, open: () => pendingOpening() });
