import { Form, Formik, type FormikHelpers } from 'formik';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { FocusFirstInvalid } from '../../fields/FocusFirstInvalid';
import { MaskedField } from '../../fields/MaskedField';
import { Notice } from '../../ui/Notice';
import { SubmitButton } from '../../ui/SubmitButton';
import { SubmitWhenComplete } from './SubmitWhenComplete';
import type { CodeFailure } from './codeFailure';
import { codeDigits, type CodeValues } from './codeValues';

const Fields = styled(Form)`
  display: grid;
  gap: 16px;
`;

const loadMask = async () =>
  (await import('@/validation/masks/verificationCodeMask')).verificationCodeMask;

const initialValues: CodeValues = { code: '' };

interface CodeEntryProps {
  failure: CodeFailure | null;
  /** @returns whether the code was refused: then it is to be typed anew */
  onCode: (code: string) => Promise<boolean>;
}

/** A code that came by SMS: one input, checked with its last digit or with the button. */
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
      // What is typed is judged when it is sent, not digit by digit.
      validateOnChange={false}
      validateOnBlur={false}
      validate={({ code }) =>
        codeDigits(code) === null ? { code: t('phone.code.incomplete') } : {}
      }
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Fields method="post" noValidate>
          <div ref={fields}>
            <MaskedField
              name="code"
              mask={loadMask}
              label={t('phone.code')}
              hint={t('phone.code.hint')}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
          </div>
          {failure && <Notice tone="error">{t(failure.key, failure.values)}</Notice>}
          <SubmitButton isBusy={isSubmitting} busyText={t('phone.submitting')}>
            {t('phone.submit')}
          </SubmitButton>
          <SubmitWhenComplete />
          <FocusFirstInvalid />
        </Fields>
      )}
    </Formik>
  );
}
