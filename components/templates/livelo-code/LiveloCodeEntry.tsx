import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { liveloRoutes } from '@/services/checkout/livelo/liveloRoutes';
import type { OpenVisit } from '../../livelo/LiveloScreen';
import { useLiveloFailure } from '../../livelo/useLiveloFailure';
import { TextButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { CodeEntry } from '../phone-verification/CodeEntry';
import { ResendCode } from '../phone-verification/ResendCode';
import { useResendCode } from './useResendCode';
import { useValidateLiveloCode } from './useValidateLiveloCode';

const OtherWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 16px;
`;

/**
 * Takes the code. What it says holds for who is no member too, whose code never comes: whether a CPF
 * is a member's is told to nobody without the code (decision 014).
 */
export function LiveloCodeEntry({ session, visit }: OpenVisit) {
  const { t } = useTranslation();
  const { goTo } = useCheckout();
  const fail = useLiveloFailure();
  const { resend, state } = useResendCode({ session, visit });
  const { failure, submit } = useValidateLiveloCode({ session, visit });
  const device = session.devices.find(({ id }) => id === session.code?.deviceId);
  return (
    <>
      {state.kind === 'failed' ? (
        <Notice tone="error">{t(state.message)}</Notice>
      ) : (
        <p role="status">
          {state.kind === 'sending'
            ? t('phone.sending')
            : t('livelo.code.sent', { digits: `••••\u00a0${device?.lastDigits ?? ''}` })}{' '}
          {state.kind === 'sent' && state.isAnew && t('phone.resent')}
        </p>
      )}
      <CodeEntry failure={failure} onCode={submit} />
      <ResendCode state={state} onResend={resend} />
      <OtherWays>
        <TextButton onClick={() => void goTo(liveloRoutes.selectDevice)}>
          {t('livelo.code.otherDevice')}
        </TextButton>
        <TextButton onClick={() => void fail('unrecognized')}>{t('livelo.code.none')}</TextButton>
      </OtherWays>
    </>
  );
}
