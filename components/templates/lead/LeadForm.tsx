import { Formik, useFormikContext } from 'formik';
import { type ReactNode, useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { CheckboxField } from '../../fields/CheckboxField';
import { FormCard } from '../../fields/FormCard';
import { PhoneField } from '../../fields/phone/PhoneField';
import { TextField } from '../../fields/TextField';
import { useLazyValidate } from '../../fields/useLazyValidate';
import { Notice } from '../../ui/Notice';
import { SubmitButton } from '../../ui/SubmitButton';
import { lazyPart } from '../../ui/lazyPart';
import { getInitialLeadValues, type LeadValues } from './leadValues';
import { useLeadPrefill } from './useLeadPrefill';
import { RefererField } from './RefererField';
import { loadLeadCode, loadLeadValidation, useSubmitLead } from './useSubmitLead';

/** What is in it knows how much text a line takes. */
const Form = styled(FormCard)`
  container-type: inline-size;
`;

const Send = styled.div`
  display: grid;
  margin-top: var(--space-8);
`;

const Note = styled.p`
  color: var(--color-text-muted);
  font: var(--text-fine);
  text-align: center;
  text-wrap: balance;
`;

/** Two scripts: one that holds both would keep a key waiting while it starts. */
const preload = () => {
  for (const load of [loadLeadValidation, loadLeadCode]) load().catch(() => undefined);
};

/** @param children the subject of the link, above the fields */
export function LeadForm({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { page } = useCheckoutPage();
  const initialValues = useMemo(() => getInitialLeadValues(page), [page]);
  const { failure, forgetFailure, submit } = useSubmitLead();
  const validate = useLazyValidate(
    useCallback(
      async () => (await loadLeadValidation()).createLeadValidation(page.locale),
      [page.locale],
    ),
  );
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={submit}>
      <Form method="post" noValidate onFocus={preload} onChange={forgetFailure}>
        {children}
        <TextField
          name="name"
          label={t('field.name')}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={250}
          required
        />
        <TextField
          name="email"
          label={t('field.email')}
          // In an e-mail field the browser would rewrite an accented domain before its rule sees it.
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={250}
          required
        />
        <PhoneField
          name="phone"
          countryName="phoneCountry"
          label={t('field.phone')}
          locale={page.locale}
        />
        <LeadReferer />
        <LeadReminder />
        {failure && <Notice tone="error">{t(failure)}</Notice>}
        <LeadSubmit />
        <Note>{t('lead.privacy')}</Note>
      </Form>
    </Formik>
  );
}

/**
 * Its code comes with the page: the server's markup disappears for a moment where the form around it
 * changes before a part's code has loaded.
 */
function LeadReferer() {
  const { refererOptions } = useCheckoutPage().brand;
  return refererOptions.length > 0 && <RefererField options={refererOptions} />;
}

function LeadReminder() {
  const { t } = useTranslation();
  const label = t('lead.reminder');
  return label !== '' && <CheckboxField name="reminder">{label}</CheckboxField>;
}

const LeadDraft = lazyPart(async () => (await loadLeadCode()).LeadDraft);

function LeadSubmit() {
  const { t } = useTranslation();
  const { dirty, isSubmitting } = useFormikContext<LeadValues>();
  const isPrefilled = useLeadPrefill();
  return (
    <>
      <Send>
        <SubmitButton
          isReady={isPrefilled || dirty}
          isBusy={isSubmitting}
          busyText={t('lead.submitting')}
        >
          {t('lead.submit')}
        </SubmitButton>
      </Send>
      {dirty && <LeadDraft />}
    </>
  );
}
