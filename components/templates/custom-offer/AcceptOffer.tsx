import { Formik } from 'formik';
import { lazy, Suspense, useState } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/services/product';
import { FocusFirstInvalid } from '../../fields/FocusFirstInvalid';
import { useLazyValidate } from '../../fields/useLazyValidate';
import { TextButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { InstallmentsField } from '../payment/InstallmentsField';
import { getInitialValues } from '../payment/paymentValues';
import { SubmitBar } from '../payment/SubmitBar';
import { TermsField } from '../payment/TermsField';
import { usePayment } from '../payment/usePayment';
import { AcceptedAmount } from './AcceptedAmount';
import { OfferFields } from './OfferFields';
import { useOfferSource, type VerifiedOffer } from './useOfferSource';

const PaymentNotice = lazy(async () => ({
  default: (await import('../payment/PaymentNotice')).PaymentNotice,
}));
const ProcessingOverlay = lazy(async () => ({
  default: (await import('../payment/ProcessingOverlay')).ProcessingOverlay,
}));

const methods = ['default-credit-card'] as const;
const noRules = () => Promise.resolve(() => ({}));
const loadRules = async () => (await import('./acceptanceRules')).checkAcceptance;

interface AcceptOfferProps extends Omit<VerifiedOffer, 'planId'> {
  plan: Plan;
  onOtherCard: () => void;
}

/** The second stage: what is charged on the card that was checked, the terms, and one click. */
export function AcceptOffer({ onOtherCard, plan, ...verified }: AcceptOfferProps) {
  const { t } = useTranslation();
  const { brand } = useCheckout();
  const source = useOfferSource({ ...verified, planId: plan.id });
  const payment = usePayment(source, { plan, asksAddress: false });
  const { askAgain, dismiss, openPending, outcome, phase, submit } = payment;
  const validate = useLazyValidate(brand.isAcceptanceEnabled ? loadRules : noRules);
  const [initialValues] = useState(() => getInitialValues('default-credit-card', plan, ''));
  return (
    <Card>
      <Formik initialValues={initialValues} validate={validate} onSubmit={submit}>
        <OfferFields method="post" noValidate>
          <AcceptedAmount plan={plan} />
          <InstallmentsField plan={plan} />
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
          <SubmitBar isBusy={phase !== 'idle'} label={t('customOffer.accept.submit')} />
          <TextButton onClick={onOtherCard}>{t('customOffer.accept.otherCard')}</TextButton>
          <FocusFirstInvalid />
        </OfferFields>
      </Formik>
      <div role="status">
        <Suspense>
          {phase !== 'idle' && <ProcessingOverlay isAsking={phase === 'asking'} />}
        </Suspense>
      </div>
    </Card>
  );
}
