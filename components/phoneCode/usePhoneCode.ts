import { useCallback, useEffect, useState } from 'react';
import { useCheckoutProduct, useNavigation } from '@/contexts/checkout/CheckoutContext';
import type { MessageKey, TranslationValues } from '@/contexts/TranslationContext';
import { sendPhoneCode } from '@/services/api/phoneVerification';
import type { PhoneCode } from '@/contract/phoneVerification';
import { routes } from '@/services/checkout/routes';
import { getFailureKey, HttpError } from '@/services/http/errors';
import { getOrCreateAttemptKey, closeAttempt } from '@/services/attempts/attemptKeys';
import { writeStored } from '@/services/storage';
import { useExclusive } from '../ui/useExclusive';

const operation = 'phone-code';

/** `resendAt`: milliseconds of the buyer's clock. */
export type PhoneCodeState =
  | { kind: 'sending' }
  | { kind: 'sent'; resendAt: number; isResent: boolean }
  /** No more codes are sent for now; the buyer may still type the last one. */
  | { kind: 'held'; resendAt: number }
  | { kind: 'failed'; message: MessageKey };

const inSeconds = (seconds: number) => Date.now() + seconds * 1_000;

/**
 * The attempt's key survives reloads and tabs, so that arriving again does not send again; an expired
 * code of an earlier visit is replaced.
 */
async function requestCode(
  leadId: string,
  sale: Parameters<typeof sendPhoneCode>[1],
): Promise<PhoneCode> {
  const send = () => sendPhoneCode(leadId, sale, getOrCreateAttemptKey(operation, { leadId }));
  const code = await send();
  if (code.expiresAfter > 0) return code;
  closeAttempt(operation);
  return send();
}

export function usePhoneCode(leadId: string) {
  const { goTo } = useNavigation();
  const { productBusiness: business, productCode } = useCheckoutProduct();
  const [state, setState] = useState<PhoneCodeState>({ kind: 'sending' });
  const [run] = useExclusive();

  const stateOfError = useCallback(
    async (error: unknown): Promise<PhoneCodeState> => {
      const { problem = null, status = 0 } = error instanceof HttpError ? error : {};
      if (status === 429) return { kind: 'held', resendAt: inSeconds(problem?.retryAfter ?? 60) };
      if (status === 409) writeStored('verifiedLeadId', leadId);
      if (problem?.errors?.some(({ code }) => code === 'country')) {
        return { kind: 'failed', message: 'phone.abroad' };
      }
      // The service does not know this lead for this product: the buyer leaves it again.
      if (status === 404 || status === 422) await goTo(routes.lead);
      const message = status === 502 ? 'phone.undelivered' : getFailureKey(error);
      return { kind: 'failed', message };
    },
    [goTo, leadId],
  );

  const send = useCallback(
    async (isResent: boolean): Promise<PhoneCodeState> => {
      try {
        const { resendAfter } = await requestCode(leadId, { business, productCode });
        return { kind: 'sent', resendAt: inSeconds(resendAfter), isResent };
      } catch (error) {
        return stateOfError(error);
      }
    },
    [leadId, business, productCode, stateOfError],
  );

  useEffect(() => {
    let isCancelled = false;
    void send(false).then((next) => {
      if (!isCancelled) setState(next);
    });
    return () => {
      isCancelled = true;
    };
  }, [send]);

  const resend = () =>
    run(async () => {
      // A try that failed keeps its key: it may have been sent after all.
      if (state.kind === 'sent') closeAttempt(operation);
      setState({ kind: 'sending' });
      setState(await send(true));
    });

  return { state, resend };
}

export interface CodeFailure {
  key: MessageKey;
  values: TranslationValues;
  isRefused: boolean;
}

const refused = (key: MessageKey, values: TranslationValues = {}): CodeFailure => ({
  key,
  values,
  isRefused: true,
});

export function getCodeFailure(error: unknown): CodeFailure {
  const problem = error instanceof HttpError ? error.problem : null;
  switch (problem?.code) {
    case 'code_wrong':
      return problem.attemptsLeft === 1
        ? refused('phone.wrong.last')
        : refused('phone.wrong', { count: problem.attemptsLeft ?? 0 });
    case 'code_expired':
      return refused('phone.expired');
    case 'too_many_attempts':
      return refused('phone.exhausted');
    default:
      return { key: getFailureKey(error), values: {}, isRefused: false };
  }
}
