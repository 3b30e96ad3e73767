import { Form, Formik } from 'formik';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { FormMethod } from '@/services/checkout/payment/offeredMethods';
import type { PaymentSource } from '@/services/checkout/payment/paymentSource';
import type { Plan } from '@/services/product';
import { FocusFirstInvalid } from '../../fields/FocusFirstInvalid';
import { Card } from '../../ui/Card';
import { Confirmation } from './Confirmation';
import { MethodPicker } from './MethodPicker';
import { loadOtherMethods, otherMethod } from './otherMethod';
import { PaymentLayout } from './PaymentLayout';
import { getInitialValues } from './paymentValues';
import { useAsksAddress } from './useAsksAddress';
import { usePayment } from './usePayment';
import { usePaymentValidation } from './usePaymentValidation';
import { useStagedSubmit } from './useStagedSubmit';

/** Not with the page, but before it is needed: it also says that the connection is gone. */
const loadAfterSubmit = () => import('./afterSubmit');
const PaymentNotice = lazy(async () => ({ default: (await loadAfterSubmit()).PaymentNotice }));
const ProcessingOverlay = lazy(async () => ({
  default: (await loadAfterSubmit()).ProcessingOverlay,
}));

/** Only where a billing address is asked for, and then after the card. */
const AddressStage = otherMethod('AddressStage');

const Fields = styled(Form)`
  display: grid;
  gap: 16px;
`;

interface PaymentFormProps {
  /** Who pays, by which call, and what comes after. */
  source: PaymentSource;
  /** What is paid: its price and how it may be spread. */
  plan: Plan;
  methods: readonly FormMethod[];
  preselected: FormMethod;
  /** What stands beside the form; it may use the form's values. */
  summary: ReactNode;
}

/** The form and the order beside it. Formik draws only the fields again, not what is around them. */
export function PaymentForm({ methods, plan, preselected, source, summary }: PaymentFormProps) {
  const { t } = useTranslation();
  const asksAddress = useAsksAddress();
  const payment = usePayment(source, { plan, asksAddress });
  const { askAgain, dismiss, openPending, outcome, phase, preload } = payment;
  const { goBack, onSubmit, stage } = useStagedSubmit(asksAddress, payment);
  const { loadRules, validate } = usePaymentValidation(stage, asksAddress, plan.amount);
  const [initialValues] = useState(() =>
    getInitialValues(preselected, plan, t('address.country.default')),
  );
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
      <PaymentLayout summary={summary}>
        <Card>
          <Fields
            method="post"
            noValidate
            onFocus={() => {
              loadRules();
              preload();
              loadAfterSubmit().catch(() => undefined);
              if (asksAddress) loadOtherMethods().catch(() => undefined);
            }}
          >
            {stage === 'method' ? (
              <MethodPicker methods={methods} plan={plan} />
            ) : (
              <Suspense>
                <AddressStage onBack={goBack} />
              </Suspense>
            )}
            <Confirmation
              plan={plan}
              stage={stage}
              asksAddress={asksAddress}
              isBusy={phase !== 'idle'}
            >
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
