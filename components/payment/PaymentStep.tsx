import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { usePurchasePlan } from '@/contexts/checkout/usePurchasePlan';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import type { Plan } from '@/contract/product';
import {
  getOfferedMethods,
  type PaymentPlace,
  preselectMethod,
} from '@/services/checkout/offeredMethods';
import { CheckboxField } from '../fields/CheckboxField';
import { Panes } from '../shell/Panes';
import { OrderPane } from '../summary/OrderPane';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { lazyPart } from '../ui/lazyPart';
import { VoucherBox } from '../voucher/VoucherBox';
import { BuyerNotes } from './BuyerLine';
import { keepBrandMethods } from './methods/formMethods';
import { NoMethod } from './PaymentFeedback';
import { PaymentForm } from './PaymentForm';
import { PaymentSummary } from './PaymentSummary';
import type { FormMethod, PaymentValues } from './paymentValues';
import { usePurchase } from './usePayment';

const FormEffects = lazyPart(async () => (await import('./FormEffects')).FormEffects);

interface PaymentStepProps {
  title: string;
  first?: readonly FormMethod[];
  hasVoucher?: boolean;
  children?: ReactNode;
}

export function PaymentStep({ children, first = [], hasVoucher = false, title }: PaymentStepProps) {
  useStepGuard();
  const { brand } = useCheckoutPage();
  const { currentStep, saleQuery } = useCheckoutProduct();
  const plan = usePurchasePlan();
  const context = usePurchase(plan);
  const place = usePaymentPlace();
  const methods = [
    ...first,
    ...keepBrandMethods(getOfferedMethods(plan.paymentMethods, place), brand),
  ];
  const preselected = preselectMethod(methods, [
    saleQuery.paymentMethod,
    currentStep?.props.paymentMethod,
  ]);
  const heading = <Heading title={title} />;
  if (!preselected) {
    return (
      <Panes pane={<OrderPane plan={plan} hasPrice={false} />}>
        {heading}
        <NoMethod />
        {children}
      </Panes>
    );
  }
  return (
    <PaymentForm
      context={context}
      plan={plan}
      methods={methods}
      preselected={preselected}
      heading={heading}
      summary={<PaymentAside plan={plan} hasVoucher={hasVoucher} />}
      storeCard={<StoreCardField />}
    >
      <FormEffects plan={plan} />
      {children}
    </PaymentForm>
  );
}

function Heading({ title }: { title: string }) {
  return (
    <div>
      <ArrivalTitle>{title}</ArrivalTitle>
      <BuyerNotes />
    </div>
  );
}

/**
 * In person where the link says so (`isPaymentInPerson=true`) or the purchase began so, and the seller
 * has an account that receives the money.
 */
function usePaymentPlace(): PaymentPlace {
  const asked = useCheckoutPage().page.query.isPaymentInPerson;
  const { sellerAccount } = useCheckoutProduct();
  const stored = useStored('isPaymentInPerson');
  return (asked ?? String(stored)) === 'true' && sellerAccount !== null ? 'inPerson' : 'online';
}

interface PaymentAsideProps {
  plan: Plan;
  hasVoucher: boolean;
}

function PaymentAside({ hasVoucher, plan }: PaymentAsideProps) {
  const { product, saleQuery } = useCheckoutProduct();
  return (
    // Unfolded where the link's voucher does not hold: the voucher field says so.
    <PaymentSummary
      plan={plan}
      isUnfolded={hasVoucher && saleQuery.voucher !== undefined && !product.voucher}
      voucher={hasVoucher && <VoucherBox />}
    />
  );
}

/**
 * Never ticked for the buyer. A change of these words makes another version of the consent
 * (`storedCardConsent`).
 */
function StoreCardField() {
  const { t } = useTranslation();
  const { currentStep, productFlow } = useCheckoutProduct();
  const { method } = useFormikContext<PaymentValues>().values;
  const isFollowed = productFlow.steps.some(({ templateId }) => templateId === 'upsell-payment');
  const isUpsell = currentStep?.templateId === 'upsell-payment';
  if (!isFollowed || isUpsell || method !== 'credit-card') return null;
  return <CheckboxField name="storeCard">{t('payment.storeCard')}</CheckboxField>;
}
