import { Formik, type FormikHelpers, useField } from 'formik';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTrial } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { isAddressField } from '../fields/address/address';
import { fieldsPlaceholder } from '../fields/HydratingForm';
import { FormCard } from '../fields/FormCard';
import { useLazyValidate } from '../fields/useLazyValidate';
import { Panes } from '../shell/Panes';
import { PaymentTerms } from './PaymentTerms';
import { PaymentTotal } from './PaymentTotal';
import { lazyPart } from '../ui/lazyPart';
import { MethodPicker } from './MethodPicker';
import { PaymentFeedback, PaymentProgressOverlay } from './PaymentFeedback';
import { useDocumentRule } from './methods/DocumentField';
import { continuesToAddress, formMethods, loadMethodRules } from './methods/formMethods';
import type { PaymentOutcome } from './outcome';
import type { PaymentContext } from './paymentCall';
import { type FormMethod, getInitialValues, type PaymentValues } from './paymentValues';
import { SubmitBar } from './SubmitBar';
import { loadLazyPayment, usePayment } from './usePayment';

const AddressStage = lazyPart(async () => (await loadMethodRules()).AddressStage);

const BirthDateField = lazyPart(
  async () => (await loadMethodRules()).BirthDateField,
  fieldsPlaceholder,
);

interface PaymentFormProps {
  context: PaymentContext;
  plan: Plan;
  methods: readonly FormMethod[];
  preselected: FormMethod;
  heading: ReactNode;
  summary: ReactNode;
  storeCard?: ReactNode;
  children?: ReactNode;
}

export function PaymentForm({
  children,
  context,
  heading,
  methods,
  plan,
  preselected,
  storeCard,
  summary,
}: PaymentFormProps) {
  const { t } = useTranslation();
  const requiresAddress = useRequiresAddress();
  const payment = usePayment(context, { plan, requiresAddress });
  const total = useMemo(() => <PaymentTotal plan={plan} />, [plan]);
  const { asksAddress, goBack, onSubmit } = useStagedSubmit(requiresAddress, payment);
  const validate = usePaymentValidation(asksAddress, requiresAddress, plan);
  const [initialValues] = useState(() =>
    getInitialValues(
      preselected,
      plan,
      t('address.country.default'),
      // The fields of all methods: others may be offered later.
      Object.values(formMethods).reduce<PaymentValues['details']>(
        (all, { details }) => ({ ...all, ...details }),
        {},
      ),
    ),
  );
  const feedback = <PaymentFeedback payment={payment} plan={plan} methods={methods} />;
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
      <Panes pane={summary}>
        {/* The address has a title of its own. */}
        <div hidden={asksAddress}>{heading}</div>
        {/* The empty status adds no gap. */}
        <div>
          <FormCard
            method="post"
            noValidate
            onFocus={payment.preload}
            onSubmitCapture={payment.onPress}
          >
            {asksAddress ? (
              <>
                {feedback}
                <AddressStage onBack={goBack} />
              </>
            ) : (
              <>
                <MethodPicker methods={methods} plan={plan}>
                  {feedback}
                </MethodPicker>
                {plan.requiresBirthDate && <BirthDateField />}
              </>
            )}
            <Confirmation
              plan={plan}
              asksAddress={asksAddress}
              requiresAddress={requiresAddress}
              isBusy={payment.phase !== 'idle'}
              total={total}
              storeCard={!asksAddress && storeCard}
            />
          </FormCard>
          <PaymentProgressOverlay phase={payment.phase} plan={plan} total={total} />
        </div>
        {children}
      </Panes>
    </Formik>
  );
}

interface ConfirmationProps {
  plan: Plan;
  isBusy: boolean;
  asksAddress: boolean;
  requiresAddress: boolean;
  total: ReactNode;
  storeCard: ReactNode;
}

function Confirmation({ asksAddress, isBusy, plan, requiresAddress, ...shown }: ConfirmationProps) {
  const { t } = useTranslation();
  const trial = useTrial(plan);
  const [{ value: method }] = useField<FormMethod>('method');
  const { Confirmation: OwnConfirmation } = formMethods[method];
  if (OwnConfirmation) {
    return <OwnConfirmation plan={plan} isBusy={isBusy} />;
  }
  const continues = continuesToAddress(asksAddress, method, requiresAddress);
  return (
    <>
      <div className="ticks">
        {shown.storeCard}
        {!continues && <PaymentTerms plan={plan} />}
      </div>
      <SubmitBar
        isBusy={isBusy}
        total={continues ? undefined : shown.total}
        label={t(
          continues ? 'address.continue' : trial ? 'payment.trial.submit' : 'payment.submit',
        )}
      />
    </>
  );
}

/** A card needs a billing address in Mozambique, and where the product's config says so. */
function useRequiresAddress(): boolean {
  const { isMozambiqueTheme } = useCheckoutPage();
  const { hasAddressFormOnPayment } = useCheckoutProduct();
  return isMozambiqueTheme || hasAddressFormOnPayment;
}

function useStagedSubmit(
  requiresAddress: boolean,
  { outcome, submit }: ReturnType<typeof usePayment>,
) {
  const [asksAddress, setAsksAddress] = useState(false);
  if (asksAddress && outcome && isAboutMethod(outcome)) setAsksAddress(false);

  const onSubmit = async (values: PaymentValues, form: FormikHelpers<PaymentValues>) => {
    if (!continuesToAddress(asksAddress, values.method, requiresAddress))
      return submit(values, form);
    try {
      const [lazy] = await Promise.all([loadLazyPayment(), loadMethodRules()]);
      if (await lazy.checkCardHalf(form)) setAsksAddress(true);
    } catch {
      // The card stays where the other half cannot be loaded; the document says that a part is missing.
    }
  };
  const goBack = () => {
    setAsksAddress(false);
  };
  return { asksAddress, onSubmit, goBack };
}

/** Where the buyer corrects the card, or may pay in another way. */
const outcomesOfMethod: readonly PaymentOutcome['kind'][] = [
  'declined',
  'methodGone',
  'cardOutdated',
  'insecurePage',
  'tooManyAttempts',
];

const isAboutMethod = (outcome: PaymentOutcome): boolean =>
  outcome.kind === 'invalidFields'
    ? !outcome.fields.every(isAddressField)
    : outcomesOfMethod.includes(outcome.kind);

function usePaymentValidation(asksAddress: boolean, requiresAddress: boolean, plan: Plan) {
  const { brand, page } = useCheckoutPage();
  const { locale, renderedAt } = page;
  const isTrial = useTrial(plan) !== null;
  // The buyer's own clock may be wrong.
  const [clockOffset] = useState(() => renderedAt - Date.now());
  const getDocument = useDocumentRule();
  const load = useCallback(async () => {
    const { createPaymentValidation } = await loadLazyPayment();
    return createPaymentValidation({
      asksAddress,
      brand,
      clockOffset,
      getDocument,
      isTrial,
      locale,
      plan,
      requiresAddress,
    });
  }, [asksAddress, brand, clockOffset, getDocument, isTrial, locale, plan, requiresAddress]);
  return useLazyValidate(load);
}
