import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { toPlainCharacters } from '@/domain/plainText';
import { findVerificationCode } from '@/validation/maskDigits';
import { Stack } from '../ui/Stack';
import { formatTimeLeft } from '../ui/timeLeft';
import { HydratingForm } from '../fields/HydratingForm';
import { loadMask } from '../fields/loadMasks';
import { MaskedField } from '../fields/MaskedField';
import { SecondaryButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { SubmitButton } from '../ui/SubmitButton';
import { VisuallyHidden } from '../ui/text';
import type { CodeFailure, PhoneCodeState } from './usePhoneCode';

const loadCodeMask = loadMask('verificationCodeMask');

const initialValues: CodeValues = { code: '' };

/** Its digits are read one by one. */
const Digits = styled.div`
  input:not(:placeholder-shown) {
    min-height: 2.375rem;
    font: var(--text-h1);
    font-variant-numeric: tabular-nums;
    letter-spacing: var(--space-8);
  }
`;

interface CodeEntryProps {
  failure: CodeFailure | null;
  /** @returns whether the code was refused, so that the buyer types it again */
  onCode: (code: string) => Promise<boolean>;
}

export function CodeEntry({ failure, onCode }: CodeEntryProps) {
  const { t } = useTranslation();
  const fields = useRef<HTMLDivElement>(null);
  const submit = async ({ code }: CodeValues, { resetForm }: FormikHelpers<CodeValues>) => {
    const digits = codeDigits(code);
    if (digits === null || !(await onCode(digits))) return;
    resetForm();
    fields.current?.querySelector('input')?.focus();
  };
  return (
    <Formik
      initialValues={initialValues}
      // The code is validated when it is sent, not digit by digit.
      validateOnChange={false}
      validateOnBlur={false}
      validate={({ code }) =>
        codeDigits(code) === null ? { code: t('phone.code.incomplete') } : {}
      }
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Stack as={HydratingForm} $gap={16} method="post" noValidate>
          <Digits ref={fields}>
            <MaskedField
              name="code"
              mask={loadCodeMask}
              label={t('phone.code')}
              hint={t('phone.code.hint')}
              inputMode="numeric"
              autoComplete="one-time-code"
              enterKeyHint="go"
              required
            />
          </Digits>
          {failure && <Notice tone="error">{t(failure.key, failure.values)}</Notice>}
          <SubmitButton isBusy={isSubmitting} busyText={t('phone.submitting')}>
            {t('phone.submit')}
          </SubmitButton>
          <SubmitWhenComplete />
        </Stack>
      )}
    </Formik>
  );
}

function SubmitWhenComplete() {
  const { submitForm, values } = useFormikContext<CodeValues>();
  const sent = useRef<string | null>(null);
  const code = codeDigits(values.code);
  useEffect(() => {
    if (code === sent.current) return;
    sent.current = code;
    if (code !== null) void submitForm();
  }, [code, submitForm]);
  return null;
}

interface CodeValues {
  code: string;
}

function codeDigits(typed: string): string | null {
  const code = findVerificationCode(typed);
  if (code !== undefined) return code;
  const digits = toPlainCharacters(typed).replace(/\D/g, '');
  return digits.length === 6 ? digits : null;
}

interface ResendCodeProps {
  state: PhoneCodeState;
  onResend: () => Promise<void>;
}

const Resend = styled.div`
  display: grid;
  align-items: center;
  min-height: 3.25rem;
  outline: 0;
`;

const Wait = styled.p`
  color: var(--color-text-muted);
  font: var(--text-small);
  text-align: center;
`;

export function ResendCode({ onResend, state }: ResendCodeProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const seconds = useCountdown('resendAt' in state ? state.resendAt : 0);
  const isWaiting = seconds > 0;
  return (
    <Resend ref={place} tabIndex={-1}>
      {isWaiting ? (
        <Wait>{t('phone.resend.in', { time: formatTimeLeft(seconds) })}</Wait>
      ) : (
        <SecondaryButton
          aria-disabled={state.kind === 'sending'}
          onClick={() => {
            // The button disappears, so the keyboard focus moves to its place.
            place.current?.focus();
            void onResend();
          }}
        >
          {t('phone.resend')}
        </SecondaryButton>
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
