import { Form, Formik } from 'formik';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import type { OfferedMethod } from '@/services/checkout/payment/offeredMethods';
import type { Plan } from '@/services/product';
import { FocusFirstInvalid } from '../../fields/FocusFirstInvalid';
import { Card } from '../../ui/Card';
import { MethodPicker } from './MethodPicker';
import { PaymentLayout } from './PaymentLayout';
import { PaymentSummary } from './PaymentSummary';
import { getInitialValues } from './paymentValues';
import { ProcessingOverlay } from './ProcessingOverlay';
import { SubmitBar } from './SubmitBar';
import { TermsField } from './TermsField';
import { usePayment } from './usePayment';
import { usePaymentValidation } from './usePaymentValidation';

/** Most buyers never see it. */
const PaymentNotice = lazy(async () => ({
  default: (await import('./PaymentNotice')).PaymentNotice,
}));

const Fields = styled(Form)`
  display: grid;
  gap: 16px;
`;

interface PaymentFormProps {
  plan: Plan;
  methods: readonly OfferedMethod[];
  preselected: OfferedMethod;
}

/** The form and the order beside it. Formik draws only the fields again, not what is around them. */
export function PaymentForm({ methods, plan, preselected }: PaymentFormProps) {
  const { brand } = useCheckout();
  const { loadRules, validate } = usePaymentValidation();
  const { askAgain, dismiss, openPending, outcome, phase, preload, submit } = usePayment(plan);
  const [initialValues] = useState(() => getInitialValues(preselected, plan));
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={submit}>
      <PaymentLayout summary={<PaymentSummary plan={plan} />}>
        <Card>
          <Fields
            method="post"
            noValidate
            onFocus={() => {
              loadRules();
              preload();
            }}
          >
            <MethodPicker methods={methods} plan={plan} />
            {brand.isAcceptanceEnabled && <TermsField />}
            <Suspense>
              {outcome && (
                <PaymentNotice
                  outcome={outcome}
                  currency={plan.currency}
                  methods={methods}
                  onDismiss={dismiss}
                  onAskAgain={() => void askAgain()}
                  onOpenPending={() => void openPending()}
                />
              )}
            </Suspense>
            <SubmitBar isBusy={phase !== 'idle'} />
            <FocusFirstInvalid />
          </Fields>
        </Card>
        {phase !== 'idle' && <ProcessingOverlay isAsking={phase === 'asking'} />}
      </PaymentLayout>
    </Formik>
  );
}
