import { object, type Schema } from 'yup';
import { getCountry } from '@/domain/markets';
import type { Locale } from '@/contract/enumerations';
import type { Plan } from '@/contract/product';
import type { PageBrand } from '@/services/checkout/page';
import { documentRules, validateBirthDate, validatePayer } from '@/validation/documents';
import type { RequiredDocument } from '@/validation/payerDocument';
import { billingAddressFields } from '@/validation/schemas/billingAddressSchema';
import { collectErrors, type FormErrors } from '@/validation/schemas/collectErrors';
import { termsField } from '@/validation/schemas/termsField';
import { type FieldContext, follows, requiredText, text } from '@/validation/schemas/text';
import { continuesToAddress, formMethods } from './methods/formMethods';
import type { FormMethod, MethodContext, PaymentValues } from './paymentValues';
import { normalizeValues } from './normalizeValues';

interface ValidationContext extends Pick<MethodContext, 'clockOffset'> {
  brand: Pick<PageBrand, 'cardCompanies' | 'isAcceptanceEnabled' | 'needsDocumentForInvoice'>;
  plan: Pick<Plan, 'amount' | 'requiresBirthDate'>;
  isTrial: boolean;
  requiresAddress: boolean;
  asksAddress: boolean;
  getDocument: (method: FormMethod) => RequiredDocument | null;
  locale: Locale;
}

/**
 * Each method gets its schema once. A schema that cannot be loaded counts as valid (useLazyValidate).
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
    if (!schema) return {};
    const documentType = context.getDocument(values.method);
    return collectErrors(schema, normalizeValues(values, { documentType, locale: context.locale }));
  };
}

async function createSchema(method: FormMethod, context: ValidationContext): Promise<Schema> {
  const { asksAddress, brand, clockOffset, isTrial, locale, plan, requiresAddress } = context;
  const terms = brand.isAcceptanceEnabled && { terms: termsField() };
  if (asksAddress) {
    return object({ ...billingAddressFields({ country: getCountry(locale) }), ...terms });
  }
  const { Confirmation, load } = formMethods[method];
  const { documentNeeded, getSchema } = await load();
  const hasTermsField = !Confirmation && !continuesToAddress(asksAddress, method, requiresAddress);
  return object({
    ...getSchema?.({ amount: plan.amount, cardCompanies: brand.cardCompanies, clockOffset }),
    ...(documentNeeded !== 'never' && {
      document: createDocumentSchema(
        context.getDocument(method),
        // With a card it is required only for the brand's invoice, or for a trial.
        documentNeeded === 'always' || brand.needsDocumentForInvoice || isTrial,
      ),
    }),
    ...(plan.requiresBirthDate && { birthDate: createBirthDateSchema(clockOffset) }),
    ...(hasTermsField && terms),
  });
}

/** Of a form whose method is chosen and that has no fields of its own but the terms. */
export function createTermsValidation(
  requiresTerms: boolean,
): (values: Pick<PaymentValues, 'terms'>) => FormErrors {
  const schema = object({ ...(requiresTerms && { terms: termsField() }) });
  return (values) => collectErrors(schema, values);
}

/** @param clockOffset by how much the server's clock is ahead, in milliseconds */
const createBirthDateSchema = (clockOffset: number) =>
  requiredText().test(
    follows((value) => validateBirthDate(value, new Date(Date.now() + clockOffset))),
  );

function createDocumentSchema(documentType: RequiredDocument | null, isRequired: boolean) {
  if (documentType === null) return text();
  const field = isRequired ? requiredText() : text();
  if (documentType !== 'registry') return field.test(follows(documentRules[documentType]));
  return field.test({
    name: 'payer',
    test(value, { createError, parent }: FieldContext<Pick<PaymentValues, 'isCompany'>>) {
      const message = value === '' ? undefined : validatePayer(value, parent.isCompany);
      return message === undefined || createError({ message });
    },
  });
}
