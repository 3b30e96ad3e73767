import { Form, Formik } from 'formik';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { PhoneField } from '../../fields/PhoneField';
import { FocusFirstInvalid } from '../../fields/FocusFirstInvalid';
import { TextField } from '../../fields/TextField';
import { useLazyValidate } from '../../fields/useLazyValidate';
import { SubmitButton } from '../../ui/SubmitButton';
import { Notice } from '../../ui/Notice';
import { getInitialLeadValues, type LeadValues } from './leadValues';
import { LeadPrefill } from './LeadPrefill';
import { LeadReferer } from './LeadReferer';
import { useSubmitLead } from './useSubmitLead';

const Fields = styled(Form)`
  display: grid;
  gap: 16px;
`;

const Privacy = styled.p`
  color: var(--color-text-muted);
  font-size: 14px;
`;

/** The rules, and the libraries behind them, arrive when a field is first used. */
async function loadValidate() {
  const [{ collectErrors }, { leadSchema }] = await Promise.all([
    import('@/validation/schemas/collectErrors'),
    import('@/validation/schemas/leadSchema'),
  ]);
  const schema = leadSchema();
  return (values: LeadValues) => collectErrors(schema, values);
}

/** Without the rules the form counts as valid and the service's own checks decide. */
const preloadRules = () => {
  loadValidate().catch(() => undefined);
};

export function LeadForm() {
  const { t } = useTranslation();
  const { page } = useCheckout();
  const initialValues = useMemo(() => getInitialLeadValues(page), [page]);
  const { failure, forgetFailure, submit } = useSubmitLead();
  const validate = useLazyValidate(loadValidate);
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Fields method="post" noValidate onFocus={preloadRules} onChange={forgetFailure}>
          <TextField
            name="name"
            label={t('field.name')}
            autoComplete="name"
            autoCapitalize="words"
            maxLength={200}
            required
          />
          <TextField
            name="email"
            label={t('field.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={80}
            required
          />
          <PhoneField
            name="phone"
            countryName="phoneCountry"
            label={t('field.phone')}
            locale={page.locale}
          />
          <LeadReferer />
          {failure && <Notice tone="error">{t(failure)}</Notice>}
          <SubmitButton isBusy={isSubmitting} busyText={t('lead.submitting')}>
            {t('lead.submit')}
          </SubmitButton>
          <Privacy>{t('lead.privacy')}</Privacy>
          <LeadPrefill />
          <FocusFirstInvalid />
        </Fields>
      )}
    </Formik>
  );
}
