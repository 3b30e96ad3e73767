import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { TextButton } from '../ui/Button';
import { Text, VisuallyHidden } from '../ui/text';
import { formatTimeLeft } from '../ui/timeLeft';
import type { PhoneCodeState } from './usePhoneCode';

interface ResendCodeProps {
  state: PhoneCodeState;
  onResend: () => Promise<void>;
}

const Resend = styled.div`
  display: grid;
  align-items: center;
  min-height: 3rem;
  outline: 0;
`;

export function ResendCode({ onResend, state }: ResendCodeProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const seconds = useCountdown('resendAt' in state ? state.resendAt : 0);
  const isWaiting = seconds > 0;
  return (
    <Resend ref={place} tabIndex={-1}>
      {isWaiting ? (
        <Text $size="small" $tone="text-muted">
          {t('phone.resend.in', { time: formatTimeLeft(seconds) })}
        </Text>
      ) : (
        <TextButton
          aria-disabled={state.kind === 'sending'}
          onClick={() => {
            // The button disappears, so the keyboard focus moves to its place.
            place.current?.focus();
            void onResend();
          }}
        >
          {t('phone.resend')}
        </TextButton>
      )}
      <VisuallyHidden role="status">
        {'resendAt' in state && !isWaiting && t('phone.resend.ready')}
      </VisuallyHidden>
    </Resend>
  );
}

const secondMs = 1_000;

/** Whole seconds until a moment, 0 once it has passed. @param endsAt milliseconds of this clock */
function useCountdown(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
    };
    // At once too: the time of the last tick may be older than the new moment.
    const first = setTimeout(tick);
    const timer = setInterval(tick, secondMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [endsAt]);
  return Math.max(0, Math.ceil((endsAt - now) / secondMs));
}
