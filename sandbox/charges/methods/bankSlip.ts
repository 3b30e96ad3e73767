import Type from 'typebox';
import { createBankSlip } from '../../bankSlips/createBankSlip';
import { closed, defineChargeMethod, pendingOpening, sharedTerms } from '../ChargeMethod';

const terms = Type.Object(
  {
    ...sharedTerms,
    method: Type.Literal('bankslip'),
    currency: Type.Literal('BRL'),
    dueDate: Type.String({ format: 'date' }),
  },
  closed,
);

export const bankSlip = defineChargeMethod({
  terms,
  request: terms,
  open: (request, { chargeId }) => pendingOpening({ bankSlip: createBankSlip(chargeId, request) }),
});
