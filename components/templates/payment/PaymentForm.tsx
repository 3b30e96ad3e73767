import { Form, Formik } from 'formik';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { OfferedMethod } from '@/services/checkout/payment/offeredMethods';
import type { Plan } from '@/services/product';
import { FocusFirstInvalid } from '../../fields/FocusFirstInvalid';
import { Card } from '../../ui/Card';
import { Confirmation } from './Confirmation';
import { MethodPicker } from './MethodPicker';
import { PaymentLayout } from './PaymentLayout';
import { PaymentSummary } from './PaymentSummary';
import { getInitialValues } from './paymentValues';
import { useAsksAddress } from './useAsksAddress';
import { usePayment } from './usePayment';
import { usePaymentValidation } from './usePaymentValidation';
import { useStagedSubmit } from './useStagedSubmit';

/** Not with the page, but before it is needed: it also says that the connection is gone. */
const loadNotice = async () => ({ default: (await import('./PaymentNotice')).PaymentNotice });
const PaymentNotice = lazy(loadNotice);

const loadOverlay = async () => ({
  default: (await import('./ProcessingOverlay')).ProcessingOverlay,
});
const ProcessingOverlay = lazy(loadOverlay);

/** Only where a billing address is asked for, and then after the card. */
const loadAddress = async () => ({ default: (await import('./AddressStage')).AddressStage });
const AddressStage = lazy(loadAddress);

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
  const { t } = useTranslation();
  const asksAddress = useAsksAddress();
  const payment = usePayment(plan, asksAddress);
  const { askAgain, dismiss, openPending, outcome, phase, preload } = payment;
  const { goBack, onSubmit, stage } = useStagedSubmit(asksAddress, payment);
  const { loadRules, validate } = usePaymentValidation(stage, asksAddress);
  const [initialValues] = useState(() =>
    getInitialValues(preselected, plan, t('address.country.default')),
  );
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
      <PaymentLayout summary={<PaymentSummary plan={plan} />}>
        <Card>
          <Fields
            method="post"
            noValidate
            onFocus={() => {
              loadRules();
              preload();
              loadNotice().catch(() => undefined);
              loadOverlay().catch(() => undefined);
              if (asksAddress) loadAddress().catch(() => undefined);
            }}
          >
            {stage === 'method' ? (
              <MethodPicker methods={methods} plan={plan} />
            ) : (
              <Suspense>
                <AddressStage onBack={goBack} />
              </Suspense>
            )}
            <Confirmation stage={stage} asksAddress={asksAddress} isBusy={phase !== 'idle'}>
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
            </Confirmation>
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
