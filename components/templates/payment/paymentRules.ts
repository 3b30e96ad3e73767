import { object } from 'yup';
import type { AskedDocument } from '@/services/checkout/getDocumentType';
import type { MarketCountry } from '@/services/phone/marketCountry';
import { billingAddressFields } from '@/validation/schemas/billingAddressSchema';
import { cardPaymentSchema } from '@/validation/schemas/cardPaymentSchema';
import { collectErrors, type FormErrors } from '@/validation/schemas/collectErrors';
import { mpesaPaymentSchema } from '@/validation/schemas/mpesaPaymentSchema';
import { paymentSchema } from '@/validation/schemas/paymentSchema';
import { termsField } from '@/validation/schemas/termsField';
import { isDocumentRequired } from './isDocumentRequired';
import { goesOnToAddress, type PaymentStage } from './paymentStage';
import type { PaymentValues } from './paymentValues';

/** What the form's checks depend on besides its values. */
export interface PaymentRulesContext {
  asksTerms: boolean;
  asksAddress: boolean;
  needsDocumentForInvoice: boolean;
  document: AskedDocument | null;
  /** Where the purchase is made. */
  country: MarketCountry;
  stage: PaymentStage;
}

function schemaOf(values: PaymentValues, context: PaymentRulesContext) {
  const { asksAddress, asksTerms, country, document, needsDocumentForInvoice, stage } = context;
  const { method } = values;
  if (stage === 'address') {
    return object({
      ...billingAddressFields({ country }),
      ...(asksTerms && { terms: termsField() }),
    });
  }
  if (method === 'm-pesa') return mpesaPaymentSchema({ asksTerms });
  const shared = {
    // What is not asked for stays empty, which every rule lets pass.
    documentType: document ?? 'cpf',
    isDocumentRequired: isDocumentRequired(method, document, needsDocumentForInvoice),
    asksTerms: asksTerms && !goesOnToAddress(stage, method, asksAddress),
  };
  return method === 'credit-card'
    ? cardPaymentSchema({ ...shared, now: new Date() })
    : paymentSchema(shared);
}

/** The form's checks: for the chosen method, and of a card's two halves for the one in view. */
export function createPaymentRules(
  context: PaymentRulesContext,
): (values: PaymentValues) => FormErrors {
  return (values) => collectErrors(schemaOf(values, context), values);
}
