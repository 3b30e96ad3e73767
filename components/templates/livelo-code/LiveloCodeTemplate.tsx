import { useState } from 'react';
import { useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { sendLiveloCode, validateLiveloCode } from '@/services/api/livelo';
import { liveloRoutes } from '@/services/checkout/livelo';
import { getFailureKey, HttpError } from '@/services/http/errors';
import { hideDigits } from '../../livelo/hideDigits';
import { LiveloScreen, type OpenVisit, VerifiedMember } from '../../livelo/LiveloScreen';
import { writeVisit, useLiveloFailure } from '../../livelo/liveloVisit';
import { CodeEntry } from '../../phoneCode/CodeEntry';
import { ResendCode } from '../../phoneCode/ResendCode';
import { SentCode } from '../../phoneCode/SentCode';
import {
  type CodeFailure,
  getCodeFailure,
  type PhoneCodeState,
} from '../../phoneCode/usePhoneCode';
import { inStepPanes } from '../../shell/StepPanes';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { TextButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { OtherWays } from '../../ui/OtherWays';
import { ShortColumn } from '../../ui/ShortColumn';
import { useCommand } from '../../ui/useCommand';

export function LiveloCodeTemplate() {
  const { t } = useTranslation();
  return (
    <ShortColumn>
      <ArrivalTitle>{t('livelo.code.title')}</ArrivalTitle>
      <LiveloScreen stage="code" height={400}>
        {({ session, visit }) =>
          session.account ? <VerifiedMember /> : <LiveloCodeEntry session={session} visit={visit} />
        }
      </LiveloScreen>
    </ShortColumn>
  );
}

LiveloCodeTemplate.getLayout = inStepPanes;

/**
 * Its text holds for non-members too, whose code never comes: nobody learns without the code whether a
 * CPF is a member's (decision 014).
 */
function LiveloCodeEntry({ session, visit }: OpenVisit) {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const fail = useLiveloFailure();
  const { resend, state } = useResendCode({ session, visit });
  const { failure, submit } = useValidateLiveloCode({ session, visit });
  const device = session.devices.find(({ id }) => id === session.code?.deviceId);
  return (
    <>
      <SentCode>
        {state.kind !== 'failed' && (
          <p role="status">
            <span>
              {state.kind === 'sending'
                ? t('phone.sending')
                : t('livelo.code.sent', { digits: hideDigits(device?.lastDigits ?? '') })}
            </span>{' '}
            {state.kind === 'sent' && state.isResent && <span>{t('phone.resent')}</span>}
          </p>
        )}
        <TextButton onClick={() => void goTo(liveloRoutes.selectDevice)}>
          {t('livelo.code.otherDevice')}
        </TextButton>
      </SentCode>
      {state.kind === 'failed' && <Notice tone="error">{t(state.message)}</Notice>}
      <CodeEntry failure={failure} onCode={submit} />
      <OtherWays>
        <ResendCode state={state} onResend={resend} />
        <TextButton onClick={() => void fail('unrecognized')}>{t('livelo.code.none')}</TextButton>
      </OtherWays>
    </>
  );
}

const inSeconds = (seconds: number) => Date.now() + seconds * 1_000;

function useResendCode({ session, visit }: OpenVisit) {
  const [sent, setSent] = useState<PhoneCodeState>(() => ({
    kind: 'sent',
    resendAt: inSeconds(session.code?.resendAfter ?? 0),
    isResent: false,
  }));
  const { leadId } = visit;
  const { failure, isBusy, run } = useCommand({
    operation: 'livelo-code',
    getSubject: () => ({ leadId }),
    retriesReusedKey: true,
    send: (deviceId: string, key) =>
      sendLiveloCode(leadId, { liveloSession: session.session, deviceId }, key),
    onAnswer: ({ code }) => {
      setSent({ kind: 'sent', resendAt: inSeconds(code?.resendAfter ?? 0), isResent: true });
    },
    toFailure: (error): PhoneCodeState => {
      const { problem = null, status = 0 } = error instanceof HttpError ? error : {};
      if (status === 404) writeVisit(null);
      if (status === 429) return { kind: 'held', resendAt: inSeconds(problem?.retryAfter ?? 60) };
      return { kind: 'failed', message: status === 502 ? 'livelo.away' : getFailureKey(error) };
    },
  });
  const state: PhoneCodeState = isBusy ? { kind: 'sending' } : (failure ?? sent);
  const resend = async () => {
    await run(session.code?.deviceId ?? '');
  };
  return { state, resend };
}

function useValidateLiveloCode({ session: { session: liveloSession }, visit }: OpenVisit) {
  const { goTo } = useNavigation();
  const fail = useLiveloFailure();
  const { leadId } = visit;
  const { failure, run } = useCommand({
    operation: 'livelo-validation',
    getSubject: () => ({ leadId }),
    retriesReusedKey: true,
    send: (code: string, key) => validateLiveloCode(leadId, { liveloSession, code }, key),
    onAnswer: ({ account }) => {
      const isTooLittle = account !== null && account.balance < account.minimumPoints;
      return isTooLittle ? fail('balance') : goTo(liveloRoutes.paymentMethod);
    },
    toFailure: async (error): Promise<CodeFailure | null> => {
      const { problem = null, status = 0 } = error instanceof HttpError ? error : {};
      if (problem?.code === 'points_unavailable') {
        await fail('unavailable');
        return null;
      }
      // The visit has expired: the screen asks for the CPF again.
      if (status === 404) writeVisit(null);
      const failed = getCodeFailure(error);
      return status === 502 ? { ...failed, key: 'livelo.away' } : failed;
    },
  });
  /** @returns whether the code was refused */
  const submit = async (code: string) => (await run(code))?.isRefused === true;
  return { submit, failure };
}
