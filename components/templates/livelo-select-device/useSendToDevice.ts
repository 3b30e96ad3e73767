import { useState } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import type { MessageKey, TranslationValues } from '@/contexts/TranslationContext';
import { callOnce } from '@/services/checkout/livelo/callOnce';
import { liveloRoutes } from '@/services/checkout/livelo/liveloRoutes';
import { writeVisit } from '@/services/checkout/livelo/liveloVisit';
import { formatTimeLeft } from '@/services/checkout/payment/timeLeft';
import { getFailureKey } from '@/services/http/getFailureKey';
import { HttpError } from '@/services/http/HttpError';
import { sendLiveloCode } from '@/services/livelo';
import { logger } from '@/services/logger';
import type { OpenVisit } from '../../livelo/LiveloScreen';
import { useExclusive } from '../../payment/useExclusive';

interface SendFailure {
  key: MessageKey;
  values: TranslationValues;
}

function failureOf(error: unknown): SendFailure {
  const { problem = null, status = 0 } = error instanceof HttpError ? error : {};
  if (status === 429) {
    const time = formatTimeLeft(problem?.retryAfter ?? 60);
    return { key: 'livelo.device.limited', values: { time } };
  }
  return { key: status === 502 ? 'livelo.away' : getFailureKey(error), values: {} };
}

/** Sends the code and goes on to where it is typed. */
export function useSendToDevice({ session: { code, session: liveloSession }, visit }: OpenVisit) {
  const { goTo } = useCheckout();
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [run, isBusy] = useExclusive();
  const { leadId } = visit;

  const take = async (error: unknown, deviceId: string) => {
    const status = error instanceof HttpError ? error.status : 0;
    if (status === 404) {
      writeVisit(null);
      return;
    }
    // The code that was sent to this phone a moment ago may still be typed.
    if (status === 429 && code?.deviceId === deviceId && code.expiresAfter > 0) {
      await goTo(liveloRoutes.code);
      return;
    }
    logger.warning('A code of the points programme could not be sent', { error });
    setFailure(failureOf(error));
  };

  const send = (deviceId: string) =>
    run(async () => {
      setFailure(null);
      try {
        await callOnce('livelo-code', leadId, (key) =>
          sendLiveloCode(leadId, { liveloSession, deviceId }, key),
        );
        await goTo(liveloRoutes.code);
      } catch (error) {
        await take(error, deviceId);
      }
    });

  return { send, isBusy, failure };
}
