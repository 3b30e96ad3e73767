import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import type { MessageKey } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import { getFailureKey, HttpError } from '@/services/http/errors';
import { logger } from '@/services/logger';
import type { LeadValues } from './leadValues';

/** Comes with the first use of the form: nobody sends what they have not typed. */
export const loadSendLead = () => import('./sendLead');

/**
 * Sends the lead and continues. What was typed stays in the form and in storage whatever happens.
 */
export function useSubmitLead() {
  const { page } = useCheckoutPage();
  const { goTo } = useNavigation();
  const { nextStep, productBusiness, productCode, productFlow } = useCheckoutProduct();
  const [failure, setFailure] = useState<MessageKey | null>(null);
  // Formik's isSubmitting is set a render too late for a fast double click.
  const isUnderWay = useRef(false);

  const send = async (values: LeadValues): Promise<void> => {
    const { sendLead } = await loadSendLead();
    await sendLead(values, { page, productBusiness, productCode, flowId: productFlow.id });
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
