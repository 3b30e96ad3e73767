import { useRef, useState } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { callOnce } from '@/services/checkout/livelo/callOnce';
import { liveloRoutes } from '@/services/checkout/livelo/liveloRoutes';
import { writeVisit } from '@/services/checkout/livelo/liveloVisit';
import { HttpError } from '@/services/http/HttpError';
import { validateLiveloCode } from '@/services/livelo';
import { logger } from '@/services/logger';
import type { OpenVisit } from '../../livelo/LiveloScreen';
import { useLiveloFailure } from '../../livelo/useLiveloFailure';
import { getCodeFailure, type CodeFailure } from '../phone-verification/codeFailure';

/** Checks the code and goes on to the points, or says why there are none to use. */
export function useValidateLiveloCode({ session: { session: liveloSession }, visit }: OpenVisit) {
  const { goTo } = useCheckout();
  const fail = useLiveloFailure();
  const [failure, setFailure] = useState<CodeFailure | null>(null);
  const isUnderWay = useRef(false);
  const { leadId } = visit;

  const check = async (code: string) => {
    const { account } = await callOnce('livelo-validation', leadId, (key) =>
      validateLiveloCode(leadId, { liveloSession, code }, key),
    );
    const isTooLittle = account !== null && account.balance < account.minimumPoints;
    await (isTooLittle ? fail('balance') : goTo(liveloRoutes.paymentMethod));
  };

  const take = async (error: unknown): Promise<boolean> => {
    const { problem = null, status = 0 } = error instanceof HttpError ? error : {};
    if (problem?.code === 'points_unavailable') {
      await fail('unavailable');
      return false;
    }
    // The visit took too long: the screen asks for the CPF again.
    if (status === 404) writeVisit(null);
    const next = getCodeFailure(error);
    if (!next.isRefused)
      logger.warning('A code of the points programme was not checked', { error });
    setFailure(status === 502 ? { ...next, key: 'livelo.away' } : next);
    return next.isRefused;
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
      return await take(error);
    } finally {
      isUnderWay.current = false;
    }
  };

  return { submit, failure };
}
