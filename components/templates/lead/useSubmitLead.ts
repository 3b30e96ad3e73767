import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { MessageKey } from '@/contexts/TranslationContext';
import { rememberLead } from '@/services/checkout/rememberLead';
import { routes } from '@/services/checkout/routes';
import { getFailureKey } from '@/services/http/getFailureKey';
import { getAttemptKey } from '@/services/idempotency';
import { createLead, type LeadRequest } from '@/services/lead';
import { logger } from '@/services/logger';
import { writeStored } from '@/services/storage/storage';
import { getFieldErrors } from './leadProblems';
import { getReferer, type LeadValues } from './leadValues';

/** Sends the lead and goes on. What was typed stays in the form and in storage whatever happens. */
export function useSubmitLead() {
  const { goTo, page } = useCheckout();
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
    rememberLead({ leadId, ...contact });
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
