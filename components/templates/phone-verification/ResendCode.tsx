import { useTranslation } from '@/contexts/TranslationContext';
import { formatTimeLeft } from '@/services/checkout/payment/timeLeft';
import { SecondaryButton } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { PhoneCodeState } from './usePhoneCode';
import { useCountdown } from './useCountdown';

interface ResendCodeProps {
  state: PhoneCodeState;
  onResend: () => Promise<void>;
}

/** Asks for another code; until that is possible it shows how long. */
export function ResendCode({ onResend, state }: ResendCodeProps) {
  const { t } = useTranslation();
  const seconds = useCountdown('resendAt' in state ? state.resendAt : 0);
  const isWaiting = seconds > 0;
  return (
    <>
      <SecondaryButton
        aria-disabled={isWaiting || state.kind === 'sending'}
        onClick={() => {
          if (!isWaiting) void onResend();
        }}
      >
        {isWaiting ? t('phone.resend.in', { time: formatTimeLeft(seconds) }) : t('phone.resend')}
      </SecondaryButton>
      <VisuallyHidden role="status">
        {'resendAt' in state && !isWaiting && t('phone.resend.ready')}
      </VisuallyHidden>
    </>
  );
}
