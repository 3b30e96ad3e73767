import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutProduct, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { openLiveloSession } from '@/services/api/livelo';
import { liveloRoutes } from '@/services/checkout/livelo';
import { routes } from '@/services/checkout/routes';
import { getFailureKey, HttpError } from '@/services/http/errors';
import { logger } from '@/services/logger';
import { readStored } from '@/services/storage/storage';
import { FocusFirstInvalid } from '../../fields/FocusFirstInvalid';
import { MaskedField } from '../../fields/MaskedField';
import { useLazyValidate } from '../../fields/useLazyValidate';
import { LiveloContent, PayWithoutPointsLink } from '../../livelo/LiveloScreen';
import { callWithStoredKey, writeVisit } from '../../livelo/liveloVisit';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { Notice } from '../../ui/Notice';
import { SubmitButton } from '../../ui/SubmitButton';
import { PageText } from '../../ui/Title';
import { useExclusive } from '../../ui/useExclusive';

/** Whose points are to be used. */
export function LiveloCpfTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  return (
    <LiveloContent>
      <div>
        <ArrivalTitle>{t('livelo.cpf.title')}</ArrivalTitle>
        <PageText>{t('livelo.cpf.text')}</PageText>
      </div>
      <CpfForm />
      <PayWithoutPointsLink />
    </LiveloContent>
  );
}

const Fields = styled(Form)`
  display: grid;
  gap: 16px;
`;

const loadMask = async () => (await import('@/validation/documentMasks')).cpfMask;
const loadRules = async () => (await import('./cpfRules')).checkCpf;

const initialValues = { cpf: '' };

/** The CPF of the member, which is kept nowhere. */
function CpfForm() {
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

interface CpfValues {
  cpf: string;
}

/** Whether the service refused the CPF itself, which the form's own check may have missed. */
const isCpfRefused = (error: unknown) =>
  error instanceof HttpError &&
  error.problem?.errors?.some(({ field }) => field === '/cpf') === true;

/** Opens the visit of a CPF and continues. */
function useOpenVisit() {
  const { goTo } = useNavigation();
  const { productBusiness: business, productCode } = useCheckoutProduct();
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const [run] = useExclusive();

  const open = async (typed: string) => {
    const leadId = readStored('dataLead')?.leadId;
    if (leadId === undefined) return goTo(routes.lead);
    const request = { business, productCode, cpf: typed.replace(/\D/g, '') };
    const { session } = await callWithStoredKey('livelo-session', leadId, (key) =>
      openLiveloSession(leadId, request, key),
    );
    writeVisit({ leadId, session, points: null, failure: null });
    return goTo(liveloRoutes.selectDevice);
  };

  const submit = ({ cpf }: CpfValues, form: FormikHelpers<CpfValues>) =>
    run(async () => {
      setFailure(null);
      try {
        await open(cpf);
      } catch (error) {
        if (isCpfRefused(error)) {
          form.setFieldError('cpf', 'validation.cpf');
          return;
        }
        // The service does not know this lead for this product: it has to be left again.
        if (error instanceof HttpError && [404, 422].includes(error.status)) {
          await goTo(routes.lead);
          return;
        }
        logger.warning('A visit to the points programme could not be opened', { error });
        setFailure(getFailureKey(error));
      }
    });

  return { submit, failure };
}
