import { useCallback, useEffect, useState } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { MessageKey } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import { getFailureKey } from '@/services/http/getFailureKey';
import { HttpError } from '@/services/http/HttpError';
import { getAttemptKey, settleAttempt } from '@/services/idempotency';
import { sendPhoneCode, type PhoneCode } from '@/services/phoneVerification';
import { writeStored } from '@/services/storage/storage';
import { useExclusive } from '../../payment/useExclusive';

const operation = 'phone-code';

/** `resendAt`: milliseconds of the buyer's clock. */
export type PhoneCodeState =
  | { kind: 'sending' }
  | { kind: 'sent'; resendAt: number; isAnew: boolean }
  /** Enough codes were sent for now; the last one may still be typed. */
  | { kind: 'held'; resendAt: number }
  | { kind: 'failed'; message: MessageKey };

const inSeconds = (seconds: number) => Date.now() + seconds * 1_000;

/**
 * The attempt's key is kept over reloads and tabs, so that arriving again does not send again; a
 * code of an earlier visit that is over is replaced.
 */
async function requestCode(
  leadId: string,
  sale: Parameters<typeof sendPhoneCode>[1],
): Promise<PhoneCode> {
  const send = () => sendPhoneCode(leadId, sale, getAttemptKey(operation, { leadId }));
  const code = await send();
  if (code.expiresAfter > 0) return code;
  settleAttempt(operation);
  return send();
}

/** Sends the code on arrival, once, and again when asked to. */
export function usePhoneCode(leadId: string) {
  const { goTo } = useCheckout();
  const { productBusiness: business, productCode } = useCheckoutProduct();
  const [state, setState] = useState<PhoneCodeState>({ kind: 'sending' });
  const [run] = useExclusive();

  const stateOfError = useCallback(
    async (error: unknown): Promise<PhoneCodeState> => {
      const { problem = null, status = 0 } = error instanceof HttpError ? error : {};
      if (status === 429) return { kind: 'held', resendAt: inSeconds(problem?.retryAfter ?? 60) };
      if (status === 409) writeStored('verifiedLeadId', leadId);
      // The service does not know this lead for this product: it has to be left anew.
      if (status === 404 || status === 422) await goTo(routes.lead);
      const message = status === 502 ? 'phone.undelivered' : getFailureKey(error);
      return { kind: 'failed', message };
    },
    [goTo, leadId],
  );

  const send = useCallback(
    async (isAnew: boolean): Promise<PhoneCodeState> => {
      try {
        const { resendAfter } = await requestCode(leadId, { business, productCode });
        return { kind: 'sent', resendAt: inSeconds(resendAfter), isAnew };
      } catch (error) {
        return stateOfError(error);
      }
    },
    [leadId, business, productCode, stateOfError],
  );

  useEffect(() => {
    let isLeft = false;
    void send(false).then((next) => {
      if (!isLeft) setState(next);
    });
    return () => {
      isLeft = true;
    };
  }, [send]);

  const resend = () =>
    run(async () => {
      // A try that failed keeps its key: it may have been sent after all.
      if (state.kind === 'sent') settleAttempt(operation);
      setState({ kind: 'sending' });
      setState(await send(true));
    });

  return { state, resend };
}
