import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { toPlainCharacters } from '@/domain/plainText';
import { findVerificationCode } from '@/validation/maskDigits';
import { from } from '../ui/layout';
import { Stack } from '../ui/Stack';
import { FieldBox } from '../fields/FieldFrame';
import { HydratingForm } from '../fields/HydratingForm';
import { loadMask } from '../fields/loadMasks';
import { MaskedField } from '../fields/MaskedField';
import { Notice } from '../ui/Notice';
import { SubmitButton } from '../ui/SubmitButton';
import type { CodeFailure } from './usePhoneCode';

const loadCodeMask = loadMask('verificationCodeMask');

const initialValues: CodeValues = { code: '' };

const codeLength = 6;

/**
 * One input, so that a code is pasted and filled in whole; each digit stands in a cell that is drawn
 * below it: as wide, with the space before the next, as the digit with its letter spacing.
 */
const Digits = styled.div`
  --inset-note: 0;
  --cell: 3.5rem;
  --gap: min(var(--space-8), 2cqi);
  --pitch: calc((100cqi + var(--gap)) / ${codeLength});
  container-type: inline-size;

  @media ${from('desktop')} {
    --cell: 4.5rem;
  }

  ${FieldBox} {
    padding-bottom: calc(var(--space-8) + var(--cell));
    overflow: clip;
    border: 0;
    outline: 0;
    background: none;
  }

  label {
    padding: 0;
    font: var(--text-label);
  }

  [aria-live] > p {
    padding-top: var(--space-8);
  }

  /* Wider than its box: behind the last digit stands its letter spacing. */
  input {
    position: absolute;
    z-index: 1;
    inset: auto auto 0 0;
    width: calc(100% + var(--pitch));
    height: var(--cell);
    padding: 0 0 0 calc((var(--pitch) - var(--gap) - 1ch) / 2);
    border-radius: 0;
    font: var(--text-h1);
    font-family: ui-monospace, monospace;
    letter-spacing: calc(var(--pitch) - 1ch);

    /* The browser's own ground would cover the cells. */
    &:-webkit-autofill {
      background-clip: text;
      -webkit-text-fill-color: var(--color-text);
    }
  }
`;

const CellRow = styled.span`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: repeat(${codeLength}, 1fr);
  gap: var(--gap);
  height: var(--cell);

  > * {
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-tile);
    background: var(--color-surface);
  }

  [aria-invalid='true'] ~ & > * {
    border-color: var(--color-error);
  }

  :focus-visible ~ & > [data-next] {
    outline: 3px solid var(--color-focus);
    outline-offset: -3px;
  }
`;

function Cells() {
  const { values } = useFormikContext<CodeValues>();
  const next = Math.min(values.code.length, codeLength - 1);
  return (
    <CellRow aria-hidden>
      {Array.from({ length: codeLength }, (_, index) => (
        <span key={index} data-next={index === next || undefined} />
      ))}
    </CellRow>
  );
}

const cells = <Cells />;

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
        <Stack as={HydratingForm} $gap={24} method="post" noValidate>
          <Digits ref={fields}>
            <MaskedField
              name="code"
              mask={loadCodeMask}
              label={t('phone.code')}
              hint={t('phone.code.hint')}
              beside={cells}
              placeholder=""
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
  return digits.length === codeLength ? digits : null;
}
