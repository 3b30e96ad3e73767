import { styled } from 'styled-components';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { getOfferedMethods, preselectMethod } from '@/services/checkout/payment/offeredMethods';
import { selectPlan } from '@/services/checkout/selectPlan';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { Notice } from '../../ui/Notice';
import { PaymentForm } from './PaymentForm';

const Content = styled.div`
  display: grid;
  gap: 24px;
`;

/** The step that pays: methods, their fields, terms, and what the order comes to. */
export function PaymentTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const { page } = useCheckout();
  const { currentStep, product } = useCheckoutProduct();
  const plan = selectPlan(product, page.query, currentStep?.props.plan?.id);
  const methods = getOfferedMethods(plan.paymentMethods);
  const preselected = preselectMethod(methods, [
    page.query.paymentMethod,
    currentStep?.props.paymentMethod,
  ]);
  return (
    <Content>
      <ArrivalTitle>{t('payment.title')}</ArrivalTitle>
      {preselected ? (
        <PaymentForm plan={plan} methods={methods} preselected={preselected} />
      ) : (
        <Notice tone="alert">{t('payment.noMethod')}</Notice>
      )}
    </Content>
  );
}
