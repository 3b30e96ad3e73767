import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { MessageKey } from '@/contexts/TranslationContext';
import { callOnce } from '@/services/checkout/livelo/callOnce';
import { liveloRoutes } from '@/services/checkout/livelo/liveloRoutes';
import { writeVisit } from '@/services/checkout/livelo/liveloVisit';
import { routes } from '@/services/checkout/routes';
import { getFailureKey } from '@/services/http/getFailureKey';
import { HttpError } from '@/services/http/HttpError';
import { openLiveloSession } from '@/services/livelo';
import { logger } from '@/services/logger';
import { readStored } from '@/services/storage/storage';
import { useExclusive } from '../../payment/useExclusive';

interface CpfValues {
  cpf: string;
}

/** Whether the service refused the CPF itself, which the form's own check may have missed. */
const isCpfRefused = (error: unknown) =>
  error instanceof HttpError &&
  error.problem?.errors?.some(({ field }) => field === '/cpf') === true;

/** Opens the visit of a CPF and goes on. */
export function useOpenVisit() {
  const { goTo } = useCheckout();
  const { productBusiness: business, productCode } = useCheckoutProduct();
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const [run] = useExclusive();

  const open = async (typed: string) => {
    const leadId = readStored('dataLead')?.leadId;
    if (leadId === undefined) return goTo(routes.lead);
    const request = { business, productCode, cpf: typed.replace(/\D/g, '') };
    const { session } = await callOnce('livelo-session', leadId, (key) =>
      openLiveloSession(leadId, request, key),
    );
    writeVisit({ leadId, session, points: null, failure: null });
    return goTo(liveloRoutes.selectDevice);
  };

  const submit = ({ cpf }: CpfValues, form: FormikHelpers<CpfValues>) =>
    run(async () => {
      setFailure(null);
      try {
        await open(cpf);
      } catch (error) {
        if (isCpfRefused(error)) {
          form.setFieldError('cpf', 'validation.cpf');
          return;
        }
        // The service does not know this lead for this product: it has to be left anew.
        if (error instanceof HttpError && [404, 422].includes(error.status)) {
          await goTo(routes.lead);
          return;
        }
        logger.warning('A visit to the points programme could not be opened', { error });
        setFailure(getFailureKey(error));
      }
    });

  return { submit, failure };
}
