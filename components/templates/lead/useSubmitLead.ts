import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import type { MessageKey } from '@/contexts/TranslationContext';
import { createLead } from '@/services/api/lead';
import type { LeadRequest } from '@/contract/lead';
import { storeLead } from '@/services/checkout/rememberLead';
import { routes } from '@/services/checkout/routes';
import { getFailureKey, HttpError } from '@/services/http/errors';
import { getAttemptKey } from '@/services/idempotency';
import { logger } from '@/services/logger';
import { writeStored } from '@/services/storage/storage';
import { getReferer, type LeadValues } from './leadValues';

/**
 * Sends the lead and continues. What was typed stays in the form and in storage whatever happens.
 */
export function useSubmitLead() {
  const { page } = useCheckoutPage();
  const { goTo } = useNavigation();
  const { nextStep, productBusiness, productCode } = useCheckoutProduct();
  const [failure, setFailure] = useState<MessageKey | null>(null);
  // Formik's isSubmitting is set a render too late for a fast double click.
  const isUnderWay = useRef(false);

  const send = async (values: LeadValues): Promise<void> => {
    const { toContact } = await import('./leadContact');
    const contact = toContact(values);
    writeStored('dataForm', contact);
    const { contactId, planId, seller, source } = page.query;
    const referer = getReferer(values, page.query);
    const lead: LeadRequest = {
      ...contact,
      business: productBusiness,
      productCode,
      seller,
      source,
      operation: page.operation,
      locale: page.locale,
      ...(planId !== undefined && { planId }),
      ...(contactId !== undefined && { contactId }),
      ...(referer !== '' && { referer }),
    };
    const { leadId } = await createLead(lead, getAttemptKey('lead', lead));
    storeLead({ leadId, ...contact });
    if (page.query.isPaymentInPerson === 'true') writeStored('isPaymentInPerson', true);
    if (nextStep) await goTo(routes[nextStep.templateId]);
  };

  const submit = async (values: LeadValues, { setErrors }: FormikHelpers<LeadValues>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      logger.warning('A lead could not be sent', { error });
      setErrors(getFieldErrors(error));
      setFailure(getFailureKey(error));
      // Only a failure opens the way for another try: after a success the buyer is leaving.
      isUnderWay.current = false;
    }
  };

  const forgetFailure = () => {
    setFailure(null);
  };

  return { submit, failure, forgetFailure };
}

/** The message of each field that the service may refuse, by JSON pointer. */
const messageByPointer = new Map<string, { name: keyof LeadValues; key: MessageKey }>([
  ['/name', { name: 'name', key: 'validation.name.format' }],
  ['/email', { name: 'email', key: 'validation.email' }],
  ['/phone', { name: 'phone', key: 'validation.phone' }],
]);

/** The form errors in a refused call; empty when it was not about fields of this form. */
function getFieldErrors(error: unknown): Partial<Record<keyof LeadValues, MessageKey>> {
  const problems = error instanceof HttpError ? (error.problem?.errors ?? []) : [];
  const known = problems.flatMap(({ field }) => messageByPointer.get(field) ?? []);
  return Object.fromEntries(known.map(({ key, name }) => [name, key]));
}
