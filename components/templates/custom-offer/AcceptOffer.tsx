import { Formik, useField } from 'formik';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import type { PaymentPart } from '@/contract/paymentParts';
import type { Plan } from '@/contract/product';
import { FormCard } from '../../fields/FormCard';
import { useLazyValidate } from '../../fields/useLazyValidate';
import { payReference } from '../../payLinks/payLink';
import { usePayLink, usePaymentOrigin } from '../../payLinks/usePayLink';
import { findInstallment } from '../../payment/prices';
import { InstallmentsField } from '../../payment/methods/InstallmentsField';
import type { PaymentContext } from '../../payment/paymentCall';
import { PaymentFeedback, PaymentProgressOverlay } from '../../payment/PaymentFeedback';
import { getInitialValues } from '../../payment/paymentValues';
import { SubmitBar } from '../../payment/SubmitBar';
import { TermsField } from '../../payment/TermsField';
import { loadLazyPayment, usePayment } from '../../payment/usePayment';
import { useFocusOnArrival } from '../../ui/ArrivalTitle';
import { TextButton } from '../../ui/Button';
import { Stack } from '../../ui/Stack';
import { StageTitle } from './StageTitle';

const methods = ['default-credit-card'] as const;

interface AcceptOfferProps extends Omit<VerifiedOffer, 'planId'> {
  plan: Plan;
  onOtherCard: () => void;
  onCardGone: () => void;
}

export function AcceptOffer({ onCardGone, onOtherCard, plan, ...verified }: AcceptOfferProps) {
  const { t } = useTranslation();
  const { brand } = useCheckoutPage();
  const context = useOfferPayment({ ...verified, planId: plan.id });
  const payment = usePayment(context, { plan, requiresAddress: false });
  const isCardGone = payment.outcome?.kind === 'cardNotStored';
  const leave = useEffectEvent(onCardGone);
  useEffect(() => {
    if (isCardGone) leave();
  }, [isCardGone]);
  const { isAcceptanceEnabled: requiresTerms } = brand;
  const loadRules = useCallback(async () => {
    const { createTermsValidation } = await loadLazyPayment();
    return createTermsValidation(requiresTerms);
  }, [requiresTerms]);
  const validate = useLazyValidate(loadRules);
  const [initialValues] = useState(() => getInitialValues('default-credit-card', plan, ''));
  return (
    <>
      <Formik initialValues={initialValues} validate={validate} onSubmit={payment.submit}>
        <FormCard
          method="post"
          noValidate
          onFocus={payment.preload}
          onSubmitCapture={payment.onPress}
        >
          <AcceptedAmount plan={plan} />
          <InstallmentsField plan={plan} />
          {requiresTerms && <TermsField />}
          <PaymentFeedback
            payment={payment}
            plan={plan}
            methods={methods}
            onOtherCard={onOtherCard}
          />
          <SubmitBar isBusy={payment.phase !== 'idle'} label={t('customOffer.accept.submit')} />
          <TextButton onClick={onOtherCard}>{t('customOffer.accept.otherCard')}</TextButton>
        </FormCard>
      </Formik>
      <PaymentProgressOverlay phase={payment.phase} />
    </>
  );
}

interface VerifiedOffer {
  offerId: string;
  planId: string;
  paymentProfileId: string;
}

function useOfferPayment({ offerId, paymentProfileId, planId }: VerifiedOffer): PaymentContext {
  const visit = usePaymentOrigin();
  const withCard = (part: PaymentPart): PaymentPart =>
    part.method === 'default-credit-card' ? { ...part, paymentProfileId } : part;
  const send = payReference({ type: 'sale-invoice', referenceId: offerId, ...visit });
  return usePayLink({
    id: offerId,
    planId,
    send: (order, idempotencyKey) =>
      send({ ...order, parts: order.parts.map(withCard) }, idempotencyKey),
  });
}

function AcceptedAmount({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const [{ value: installments }] = useField<string>('cards[0].installments');
  const installment = findInstallment(plan, installments);
  const amount = formatMoney(installment?.totalValue ?? plan.amount, plan.currency);
  return (
    <Stack $gap={8} role="status">
      <StageTitle ref={title} tabIndex={-1}>
        {t('customOffer.accept.title')}
      </StageTitle>
      <p>
        {installment && installment.id > 1
          ? t('customOffer.accept.inInstallments', {
              amount,
              count: installment.id,
              value: formatMoney(installment.value, plan.currency),
            })
          : t('customOffer.accept.text', { amount })}
      </p>
    </Stack>
  );
}
