import { useState } from 'react';
import { callOnce } from '@/services/checkout/livelo/callOnce';
import { writeVisit } from '@/services/checkout/livelo/liveloVisit';
import { getFailureKey } from '@/services/http/getFailureKey';
import { HttpError } from '@/services/http/HttpError';
import { sendLiveloCode } from '@/services/livelo';
import type { OpenVisit } from '../../livelo/LiveloScreen';
import { useExclusive } from '../../payment/useExclusive';
import type { PhoneCodeState } from '../phone-verification/usePhoneCode';

const inSeconds = (seconds: number) => Date.now() + seconds * 1_000;

/** Sends another code to the same phone; this screen came with the first one on its way. */
export function useResendCode({ session, visit }: OpenVisit) {
  const [state, setState] = useState<PhoneCodeState>(() => ({
    kind: 'sent',
    resendAt: inSeconds(session.code?.resendAfter ?? 0),
    isAnew: false,
  }));
  const [run] = useExclusive();
  const { leadId } = visit;

  const send = async (): Promise<PhoneCodeState> => {
    const deviceId = session.code?.deviceId ?? '';
    try {
      const { code } = await callOnce('livelo-code', leadId, (key) =>
        sendLiveloCode(leadId, { liveloSession: session.session, deviceId }, key),
      );
      return { kind: 'sent', resendAt: inSeconds(code?.resendAfter ?? 0), isAnew: true };
    } catch (error) {
      const { problem = null, status = 0 } = error instanceof HttpError ? error : {};
      if (status === 404) writeVisit(null);
      if (status === 429) return { kind: 'held', resendAt: inSeconds(problem?.retryAfter ?? 60) };
      return { kind: 'failed', message: status === 502 ? 'livelo.away' : getFailureKey(error) };
    }
  };

  const resend = () =>
    run(async () => {
      setState({ kind: 'sending' });
      setState(await send());
    });

  return { state, resend };
}
