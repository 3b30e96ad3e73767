import { Formik } from 'formik';
import { type ReactNode, useCallback, useState } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { FormCard } from '../../fields/FormCard';
import { useLazyValidate } from '../../fields/useLazyValidate';
import type { PaymentContext } from '../../payment/paymentCall';
import { PaymentFeedback, PaymentProgressOverlay } from '../../payment/PaymentFeedback';
import { getInitialValues } from '../../payment/paymentValues';
import { SubmitBar } from '../../payment/SubmitBar';
import { TermsField } from '../../payment/TermsField';
import { loadLazyPayment, usePayment } from '../../payment/usePayment';
import { Panes } from '../../shell/Panes';

interface PointsFormProps {
  context: PaymentContext;
  plan: Plan;
  heading: ReactNode;
  summary: ReactNode;
}

export function PointsForm({ context, heading, plan, summary }: PointsFormProps) {
  const { t } = useTranslation();
  const { isAcceptanceEnabled: requiresTerms } = useCheckoutPage().brand;
  const payment = usePayment(context, { plan, requiresAddress: false });
  const loadRules = useCallback(async () => {
    const { createTermsValidation } = await loadLazyPayment();
    return createTermsValidation(requiresTerms);
  }, [requiresTerms]);
  // The points replace the form's own part, whichever method that is.
  const [initialValues] = useState(() =>
    getInitialValues('pix', plan, t('address.country.default')),
  );
  return (
    <Formik
      initialValues={initialValues}
      validate={useLazyValidate(loadRules)}
      onSubmit={payment.submit}
    >
      <Panes pane={summary}>
        {heading}
        <FormCard
          method="post"
          noValidate
          onFocus={payment.preload}
          onSubmitCapture={payment.onPress}
        >
          <p>{t('livelo.payment.points')}</p>
          <div className="ticks">{requiresTerms && <TermsField />}</div>
          <PaymentFeedback payment={payment} plan={plan} methods={[]} />
          <SubmitBar isBusy={payment.phase !== 'idle'} label={t('payment.submit')} />
        </FormCard>
        <PaymentProgressOverlay phase={payment.phase} />
      </Panes>
    </Formik>
  );
}
