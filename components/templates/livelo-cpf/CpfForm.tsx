import { Form, Formik } from 'formik';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { FocusFirstInvalid } from '../../fields/FocusFirstInvalid';
import { MaskedField } from '../../fields/MaskedField';
import { useLazyValidate } from '../../fields/useLazyValidate';
import { Notice } from '../../ui/Notice';
import { SubmitButton } from '../../ui/SubmitButton';
import { useOpenVisit } from './useOpenVisit';

const Fields = styled(Form)`
  display: grid;
  gap: 16px;
`;

const loadMask = async () => (await import('@/validation/masks/cpfMask')).cpfMask;
const loadRules = async () => (await import('./cpfRules')).checkCpf;

const initialValues = { cpf: '' };

/** The CPF of the member, which is kept nowhere. */
export function CpfForm() {
  const { t } = useTranslation();
  const { failure, submit } = useOpenVisit();
  return (
    <Formik initialValues={initialValues} validate={useLazyValidate(loadRules)} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Fields method="post" noValidate>
          <MaskedField
            name="cpf"
            mask={loadMask}
            label={t('field.cpf')}
            hint={t('livelo.cpf.hint')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          {failure && <Notice tone="error">{t(failure)}</Notice>}
          <SubmitButton isBusy={isSubmitting} busyText={t('livelo.cpf.submitting')}>
            {t('livelo.cpf.submit')}
          </SubmitButton>
          <FocusFirstInvalid />
        </Fields>
      )}
    </Formik>
  );
}
