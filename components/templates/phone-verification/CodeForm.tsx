import { Form, Formik } from 'formik';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { FocusFirstInvalid } from '../../fields/FocusFirstInvalid';
import { MaskedField } from '../../fields/MaskedField';
import { Notice } from '../../ui/Notice';
import { SubmitButton } from '../../ui/SubmitButton';
import { SubmitWhenComplete } from './SubmitWhenComplete';
import { codeDigits, type CodeValues } from './codeValues';
import { useValidateCode } from './useValidateCode';

const Fields = styled(Form)`
  display: grid;
  gap: 16px;
`;

const loadMask = async () =>
  (await import('@/validation/masks/verificationCodeMask')).verificationCodeMask;

const initialValues: CodeValues = { code: '' };

/** The code that came by SMS: one input, checked with its last digit or with the button. */
export function CodeForm({ leadId }: { leadId: string }) {
  const { t } = useTranslation();
  const fields = useRef<HTMLDivElement>(null);
  const { failure, submit } = useValidateCode(leadId, () => {
    fields.current?.querySelector('input')?.focus();
  });
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
