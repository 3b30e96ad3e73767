import { object } from 'yup';
import type { AskedDocument } from '@/services/checkout/getDocumentType';
import { isTwoMethods, smallestPart } from '@/services/checkout/payment/twoMethods';
import type { Locale } from '@/services/checkout/resolveLocale';
import { marketCountryOf } from '@/services/phone/marketCountry';
import { billingAddressFields } from '@/validation/schemas/billingAddressSchema';
import { cardPaymentSchema } from '@/validation/schemas/cardPaymentSchema';
import { collectErrors, type FormErrors } from '@/validation/schemas/collectErrors';
import { mpesaPaymentSchema } from '@/validation/schemas/mpesaPaymentSchema';
import { paymentSchema } from '@/validation/schemas/paymentSchema';
import { termsField } from '@/validation/schemas/termsField';
import { twoMethodsSchema } from '@/validation/schemas/twoMethodsSchema';
import { isDocumentRequired } from './isDocumentRequired';
import { goesOnToAddress, type PaymentStage } from './paymentStage';
import { secondCard, type PaymentValues } from './paymentValues';

/** What the form's checks depend on besides its values. */
export interface PaymentRulesContext {
  asksTerms: boolean;
  asksAddress: boolean;
  needsDocumentForInvoice: boolean;
  document: AskedDocument | null;
  /** Says where the purchase is made. */
  locale: Locale;
  /** Of the plan, in minor units: what two methods pay together. */
  amount: number;
  stage: PaymentStage;
}

function schemaOf(values: PaymentValues, context: PaymentRulesContext) {
  const { amount, asksAddress, asksTerms, locale, document, needsDocumentForInvoice, stage } =
    context;
  const { method } = values;
  if (stage === 'address') {
    return object({
      ...billingAddressFields({ country: marketCountryOf(locale) }),
      ...(asksTerms && { terms: termsField() }),
    });
  }
  // A stored card's terms stand beside its button.
  if (method === 'default-credit-card') return object();
  if (method === 'm-pesa') return mpesaPaymentSchema({ asksTerms });
  const shared = {
    // What is not asked for stays empty, which every rule lets pass.
    documentType: document ?? 'cpf',
    isDocumentRequired: isDocumentRequired(method, document, needsDocumentForInvoice),
    asksTerms: asksTerms && !goesOnToAddress(stage, method, asksAddress),
  };
  const now = new Date();
  if (isTwoMethods(method)) {
    return twoMethodsSchema({
      ...shared,
      now,
      total: amount,
      smallestPart,
      secondCard: method === 'credit-card+credit-card' ? secondCard : null,
    });
  }
  return method === 'credit-card' ? cardPaymentSchema({ ...shared, now }) : paymentSchema(shared);
}

/** The form's checks: for the chosen method, and of a card's two halves for the one in view. */
export function createPaymentRules(
  context: PaymentRulesContext,
): (values: PaymentValues) => FormErrors {
  return (values) => collectErrors(schemaOf(values, context), values);
}
