import Type from 'typebox';
import { closed, defineChargeMethod, pendingOpening, sharedTerms } from '../ChargeMethod';

const terms = Type.Object(
  { ...sharedTerms, method: Type.Literal('m-pesa'), currency: Type.Literal('MZN') },
  closed,
);

export const mpesa = defineChargeMethod({ terms, request: terms, open: () => pendingOpening() });
