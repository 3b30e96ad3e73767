import type { FormikErrors, FormikHelpers } from 'formik';
import { useState } from 'react';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import type { MessageKey } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import { getFailureKey, HttpError, isCallError } from '@/services/http/errors';
import { logger } from '@/services/logger';
import { leaving, useExclusive } from '../../ui/useExclusive';
import type { LeadErrors, LeadValues } from './leadValues';

export const loadLeadCode = () => import('./leadCode');
export const loadLeadValidation = () => import('./leadValidation');

export function useSubmitLead() {
  const { page } = useCheckoutPage();
  const { goTo } = useNavigation();
  const checkout = useCheckoutProduct();
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const [run] = useExclusive();

  const send = async (
    values: LeadValues,
    validateForm: FormikHelpers<LeadValues>['validateForm'],
  ): Promise<FormikErrors<LeadValues> | null> => {
    const [{ addTypedVoucher, sendLead }] = await Promise.all([
      loadLeadCode(),
      loadLeadValidation(),
    ]);
    // The check at the press let pass what it could not load (useLazyValidate).
    const invalid = await validateForm(values);
    if (Object.keys(invalid).length > 0) return invalid;
    const errors = await sendLead(values, { page, checkout });
    const { nextStep } = checkout;
    if (!errors && nextStep) await goTo(routes[nextStep.templateId], addTypedVoucher(page));
    return errors;
  };

  const submit = (values: LeadValues, { setErrors, validateForm }: FormikHelpers<LeadValues>) =>
    run(async () => {
      setFailure(null);
      try {
        const errors = await send(values, validateForm);
        if (!errors) return leaving;
        setErrors(errors);
      } catch (error) {
        if (!isCallError(error)) logger.error('A lead could not be sent', { error });
        setErrors(getFieldErrors(error));
        setFailure(getFailureKey(error));
      }
      return undefined;
    });

  const forgetFailure = () => {
    setFailure(null);
  };

  return { submit, failure, forgetFailure };
}

const messageByPointer = new Map<string, { name: keyof LeadValues; key: MessageKey }>([
  ['/name', { name: 'name', key: 'validation.name.format' }],
  ['/email', { name: 'email', key: 'validation.email' }],
  ['/phone', { name: 'phone', key: 'validation.phone' }],
]);

function getFieldErrors(error: unknown): LeadErrors {
  const problems = error instanceof HttpError ? (error.problem?.errors ?? []) : [];
  const known = problems.flatMap(({ field }) => messageByPointer.get(field) ?? []);
  return Object.fromEntries(known.map(({ key, name }) => [name, key]));
}
