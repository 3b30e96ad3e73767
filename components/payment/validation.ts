import { object, type Schema } from 'yup';
import { getCountry } from '@/domain/markets';
import type { RequiredDocument } from '@/services/checkout/documentType';
import type { Locale } from '@/contract/enumerations';
import { documentRules } from '@/validation/documents';
import { billingAddressFields } from '@/validation/schemas/billingAddressSchema';
import { collectErrors, type FormErrors } from '@/validation/schemas/collectErrors';
import { termsField } from '@/validation/schemas/termsField';
import { follows, requiredText, text } from '@/validation/schemas/text';
import type { PaymentMethodRules, PaymentStage } from './methods/paymentMethod';
import { continuesToAddress, paymentMethods } from './methods/paymentMethods';
import type { FormMethod, PaymentValues } from './paymentValues';

/** What the form's checks depend on besides its values. */
export interface ValidationContext {
  /** Of the plan, in minor units: what two methods pay together. */
  amount: number;
  stage: PaymentStage;
  requiresTerms: boolean;
  requiresAddress: boolean;
  /** Whether a card goes with the document too: for the brand's invoice, or for a trial. */
  needsDocument: boolean;
  /** What the buyer is asked for; null: nothing. */
  document: RequiredDocument | null;
  /** Says where the purchase is made. */
  locale: Locale;
}

/**
 * The form's checks: for the chosen method, and of a card's two halves for the one in view. A method
 * has its schema once; one that cannot be loaded counts as valid, and the service decides.
 */
export function createPaymentValidation(
  context: ValidationContext,
): (values: PaymentValues) => Promise<FormErrors> {
  const schemas = new Map<FormMethod, Schema>();
  const loadSchema = async (method: FormMethod): Promise<Schema> => {
    const schema = schemas.get(method) ?? (await createSchema(method, context));
    schemas.set(method, schema);
    return schema;
  };
  return async (values) => {
    const schema = await loadSchema(values.method).catch(() => null);
    return schema ? collectErrors(schema, values) : {};
  };
}

async function createSchema(method: FormMethod, context: ValidationContext): Promise<Schema> {
  const { amount, requiresAddress, requiresTerms, locale, stage } = context;
  const terms = requiresTerms && { terms: termsField() };
  if (stage === 'address') {
    return object({ ...billingAddressFields({ country: getCountry(locale) }), ...terms });
  }
  const { Confirmation, load } = paymentMethods[method];
  const { document, getSchema } = await load();
  const hasTermsField = !Confirmation && !continuesToAddress(stage, method, requiresAddress);
  return object({
    ...getSchema?.(amount),
    ...(document !== 'never' && { document: createDocumentSchema(document, context) }),
    ...(hasTermsField && terms),
  });
}

/** A document that is not required is checked when it is filled in. */
function createDocumentSchema(
  need: Exclude<PaymentMethodRules['document'], 'never'>,
  { document, needsDocument }: Pick<ValidationContext, 'document' | 'needsDocument'>,
) {
  if (document === null) return text();
  const isRequired = need === 'always' || needsDocument;
  return (isRequired ? requiredText() : text()).test(follows(documentRules[document]));
}
