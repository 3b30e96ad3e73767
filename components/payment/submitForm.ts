import type { FormikHelpers } from 'formik';
import type { Locale } from '@/domain/markets';
import { logger } from '@/services/logger';
import type { RequiredDocument } from '@/validation/payerDocument';
import { markFields } from './markFields';
import type { PaymentOutcome } from './outcome';
import type { PaymentValues } from './paymentValues';
import { readPayment } from './readPayment';
import { type PagePayment, submitPayment } from './submitPayment';

interface FilledForm {
  /** As they are typed. */
  values: PaymentValues;
  form: FormikHelpers<PaymentValues>;
  /** The one that the page asks for; null: none. */
  document: RequiredDocument | null;
  locale: Locale;
}

/**
 * Pays what a form holds, and shows in its fields what came of it. Never throws, for the page is
 * covered until there is an outcome.
 */
export async function submitForm(
  { document, form, locale, values }: FilledForm,
  page: PagePayment,
): Promise<PaymentOutcome> {
  let outcome: PaymentOutcome = { kind: 'failed' };
  try {
    outcome = await submitPayment(readPayment(values, { document, locale }), page);
    await markFields(form, outcome, values, document);
  } catch (error) {
    logger.error('A payment form could not be submitted or marked', { error });
  }
  return outcome;
}
