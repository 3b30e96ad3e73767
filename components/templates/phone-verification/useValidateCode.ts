import { useRef, useState } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { routes } from '@/services/checkout/routes';
import { HttpError } from '@/services/http/HttpError';
import { getAttemptKey, settleAttempt } from '@/services/idempotency';
import { logger } from '@/services/logger';
import { validatePhoneCode } from '@/services/phoneVerification';
import { writeStored } from '@/services/storage/storage';
import { getCodeFailure, type CodeFailure } from './codeFailure';

const operation = 'phone-validation';

/** Checks the code and goes on. */
export function useValidateCode(leadId: string) {
  const { goTo } = useCheckout();
  const { nextStep, productBusiness: business, productCode } = useCheckoutProduct();
  const [failure, setFailure] = useState<CodeFailure | null>(null);
  const isUnderWay = useRef(false);

  const check = async (code: string) => {
    const key = getAttemptKey(operation, { leadId, code });
    await validatePhoneCode(leadId, { code, business, productCode }, key);
    settleAttempt(operation);
    writeStored('verifiedLeadId', leadId);
    if (nextStep) await goTo(routes[nextStep.templateId]);
  };

  /** @returns whether the code was refused */
  const submit = async (code: string): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setFailure(null);
    try {
      await check(code);
      return false;
    } catch (error) {
      const next = getCodeFailure(error);
      // An answer ends the attempt; without one the same key asks what became of it.
      if (error instanceof HttpError && error.status < 500) settleAttempt(operation);
      if (!next.isRefused) logger.warning('A code could not be checked', { error });
      setFailure(next);
      return next.isRefused;
    } finally {
      isUnderWay.current = false;
    }
  };

  return { submit, failure };
}
