import { useId } from 'react';
import { Formik, type FormikHelpers } from 'formik';
import { useCheckoutProduct, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { openLiveloSession } from '@/services/api/livelo';
import { liveloRoutes } from '@/services/checkout/livelo';
import { routes } from '@/services/checkout/routes';
import { getFailureKey, HttpError } from '@/services/http/errors';
import { readStored } from '@/services/storage';
import { HydratingForm } from '../../fields/HydratingForm';
import { loadMask } from '../../fields/loadMasks';
import { MaskedField } from '../../fields/MaskedField';
import { AuthorizedPoints } from '../../livelo/AuthorizedPoints';
import { PayWithoutPointsLink } from '../../livelo/LiveloScreen';
import { LiveloCard } from '../../livelo/LiveloCard';
import { writeVisit } from '../../livelo/liveloVisit';
import { inStepPanes } from '../../shell/StepPanes';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { CardTitle } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { NumberedSteps } from '../../ui/NumberedSteps';
import { ShortColumn } from '../../ui/ShortColumn';
import { Stack } from '../../ui/Stack';
import { SubmitButton } from '../../ui/SubmitButton';
import { PageText } from '../../ui/PageText';
import { Text } from '../../ui/text';
import { useCommand } from '../../ui/useCommand';
import { checkCpf, readCpf } from './cpfRules';

export function LiveloCpfTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  return (
    <ShortColumn>
      <div>
        <ArrivalTitle>{t('livelo.cpf.title')}</ArrivalTitle>
        <PageText>{t('livelo.cpf.text')}</PageText>
      </div>
      <LiveloCard picture="coins">
        <Text $size="label">{t('livelo.cpf.accepted')}</Text>
        <Text $size="h2">{t('livelo.method.title')}</Text>
      </LiveloCard>
      <AuthorizedPoints />
      <CpfForm />
      <Ways />
      <PayWithoutPointsLink />
    </ShortColumn>
  );
}

LiveloCpfTemplate.getLayout = inStepPanes;

function Ways() {
  const titleId = useId();
  const { t } = useTranslation();
  return (
    <Stack as="section" $gap={12} aria-labelledby={titleId}>
      <CardTitle id={titleId}>{t('livelo.cpf.ways')}</CardTitle>
      <NumberedSteps>
        <li>{t('livelo.cpf.ways.cpf')}</li>
        <li>{t('livelo.cpf.ways.code')}</li>
        <li>{t('livelo.cpf.ways.points')}</li>
      </NumberedSteps>
    </Stack>
  );
}

const loadCpfMask = loadMask('cpfMask');
const initialValues = { cpf: '' };

function CpfForm() {
  const { t } = useTranslation();
  const { failure, submit } = useOpenVisit();
  return (
    <Formik initialValues={initialValues} validate={checkCpf} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Stack as={HydratingForm} $gap={16} method="post" noValidate>
          <MaskedField
            name="cpf"
            mask={loadCpfMask}
            label={t('field.cpf')}
            hint={t('livelo.cpf.hint')}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            required
          />
          {failure && <Notice tone="error">{t(failure)}</Notice>}
          <SubmitButton isBusy={isSubmitting} busyText={t('livelo.cpf.submitting')}>
            {t('livelo.cpf.submit')}
          </SubmitButton>
        </Stack>
      )}
    </Formik>
  );
}

interface CpfValues {
  cpf: string;
}

const isCpfRefused = (error: unknown) =>
  error instanceof HttpError &&
  error.problem?.errors?.some(({ field }) => field === '/cpf') === true;

interface CpfSubmission {
  leadId: string;
  cpf: string;
  form: FormikHelpers<CpfValues>;
}

function useOpenVisit() {
  const { goTo } = useNavigation();
  const { productBusiness: business, productCode } = useCheckoutProduct();
  const { failure, run } = useCommand({
    operation: 'livelo-session',
    getSubject: ({ leadId }: CpfSubmission) => ({ leadId }),
    retriesReusedKey: true,
    send: ({ cpf, leadId }, key) =>
      openLiveloSession(leadId, { business, productCode, cpf: readCpf(cpf) }, key),
    onAnswer: ({ session }, { leadId }) => {
      writeVisit({ leadId, session, points: null, failure: null });
      return goTo(liveloRoutes.selectDevice);
    },
    toFailure: async (error, { form }): Promise<MessageKey | null> => {
      if (isCpfRefused(error)) {
        form.setFieldError('cpf', 'validation.cpf');
        return null;
      }
      // The service does not know this lead for this product: the buyer leaves it again.
      if (error instanceof HttpError && [404, 422].includes(error.status)) {
        await goTo(routes.lead);
        return null;
      }
      return getFailureKey(error);
    },
  });
  const submit = async ({ cpf }: CpfValues, form: FormikHelpers<CpfValues>) => {
    const leadId = readStored('dataLead')?.leadId;
    if (leadId === undefined) await goTo(routes.lead);
    else await run({ leadId, cpf, form });
  };
  return { submit, failure };
}
