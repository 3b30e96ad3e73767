import Type from 'typebox';
import type { InPersonMethod } from '@/contract/enumerations';
import {
  closed,
  CurrencyCode,
  defineChargeMethod,
  pendingOpening,
  sharedTerms,
} from '../ChargeMethod';

function inPerson<Method extends InPersonMethod>(method: Method) {
  const terms = Type.Object(
    { ...sharedTerms, method: Type.Literal(method), currency: CurrencyCode },
    closed,
  );
  return defineChargeMethod({ terms, request: terms, open: () => pendingOpening() });
}

export const inPersonMethods = {
  'credit-card-in-person': inPerson('credit-card-in-person'),
  'pix-in-person': inPerson('pix-in-person'),
  cash: inPerson('cash'),
  cheque: inPerson('cheque'),
} as const satisfies Record<InPersonMethod, object>;
