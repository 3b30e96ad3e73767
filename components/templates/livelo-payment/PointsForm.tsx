import { Form, Formik } from 'formik';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { PaymentSource } from '@/services/checkout/payment/paymentSource';
import type { Plan } from '@/services/product';
import { FocusFirstInvalid } from '../../fields/FocusFirstInvalid';
import { useLazyValidate } from '../../fields/useLazyValidate';
import { Card } from '../../ui/Card';
import { PaymentLayout } from '../payment/PaymentLayout';
import { getInitialValues } from '../payment/paymentValues';
import { SubmitBar } from '../payment/SubmitBar';
import { TermsField } from '../payment/TermsField';
import { usePayment } from '../payment/usePayment';

const PaymentNotice = lazy(async () => ({
  default: (await import('../payment/PaymentNotice')).PaymentNotice,
}));
const ProcessingOverlay = lazy(async () => ({
  default: (await import('../payment/ProcessingOverlay')).ProcessingOverlay,
}));

const Fields = styled(Form)`
  display: grid;
  gap: 16px;
`;

interface PointsFormProps {
  source: PaymentSource;
  plan: Plan;
  summary: ReactNode;
}

/** Pays with points alone: nothing is left to fill in but the terms. */
export function PointsForm({ plan, source, summary }: PointsFormProps) {
  const { t } = useTranslation();
  const { isAcceptanceEnabled: asksTerms } = useCheckout().brand;
  const payment = usePayment(source, { plan, asksAddress: false });
  const { askAgain, dismiss, openPending, outcome, phase, preload, submit } = payment;
  const loadRules = useCallback(async () => {
    const { createTermsRules } = await import('./termsRules');
    return createTermsRules(asksTerms);
  }, [asksTerms]);
  // The source puts the points in the place of the form's own part, whichever that is.
  const [initialValues] = useState(() =>
    getInitialValues('pix', plan, t('address.country.default')),
  );
  return (
    <Formik initialValues={initialValues} validate={useLazyValidate(loadRules)} onSubmit={submit}>
      <PaymentLayout summary={summary}>
        <Card>
          <Fields method="post" noValidate onFocus={preload}>
            <p>{t('livelo.payment.points')}</p>
            {asksTerms && <TermsField />}
            <Suspense>
              {outcome && (
                <PaymentNotice
                  outcome={outcome}
                  currency={plan.currency}
                  methods={[]}
                  onDismiss={dismiss}
                  onAskAgain={() => void askAgain()}
                  onOpenPending={() => void openPending()}
                />
              )}
            </Suspense>
            <SubmitBar isBusy={phase !== 'idle'} label={t('payment.submit')} />
            <FocusFirstInvalid />
          </Fields>
        </Card>
        <div role="status">
          <Suspense>
            {phase !== 'idle' && <ProcessingOverlay isAsking={phase === 'asking'} />}
          </Suspense>
        </div>
      </PaymentLayout>
    </Formik>
  );
}
