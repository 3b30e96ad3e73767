import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import type { PaymentView } from '@/contract/payment';
import type { FlowStep } from '@/contract/productConfig';
import { getTokenKey } from '@/services/checkout/paymentStep';
import { routes, successInvoiceRoute } from '@/services/checkout/routes';
import type { TokenKey } from '@/services/tokenKeys';
import { useOwnOrder, usePayingStep } from '../../payment/paymentPages';
import { PurchaseResult } from '../../paymentStatus/PurchaseResult';
import { AccessLink, useHasAccess } from '../../receipt/AccessLink';
import { BuyerAddress } from '../../receipt/BuyerAddress';
import { InboxLink, useInbox } from '../../receipt/InboxLink';
import { NextSteps } from '../../receipt/NextSteps';
import { PaidBand } from '../../receipt/PaidBand';
import { useSuccessDisplay } from '../../receipt/useSuccessDisplay';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton } from '../../ui/Button';
import { RowButton } from '../../ui/RowLink';
import { Tagline } from '../../ui/Tagline';

export function SubscriptionWelcomeTemplate() {
  useStepGuard();
  useOwnOrder();
  const tokenKey = getTokenKey(usePayingStep());
  const isOwn = useOwnPayment(tokenKey);
  return (
    <PurchaseResult
      tokenKey={tokenKey}
      isOwn={isOwn}
      paid={(payment) => <Welcome payment={payment} />}
    />
  );
}

/**
 * Distinguishes a payment of this flow from one made at another link: it is for the flow's product,
 * for a plan that the flow offers, or was made at this very link, such as an upsell where the buyer
 * chose another plan than the flow names.
 */
function useOwnPayment(tokenKey: TokenKey): (payment: PaymentView) => boolean {
  const { rawQuery } = useCheckoutPage();
  const { product, productFlow } = useCheckoutProduct();
  const madeAt = {
    purchaseToken: null,
    upsellToken: useStored('upsellQuery'),
    invoiceToken: useStored('knownSaleQuery'),
  }[tokenKey];
  return ({ planId, productCode }) =>
    productCode === product.code ||
    productFlow.steps.some(({ props }) => props.plan?.id === planId) ||
    madeAt === rawQuery;
}

function getReceiptRoute(step: FlowStep | null): string {
  if (step?.templateId === 'custom-offer') return successInvoiceRoute;
  return routes[step?.templateId === 'upsell-payment' ? 'upsell-success' : 'success'];
}

function Welcome({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const hasAccess = useHasAccess();
  const inbox = useInbox(payment);
  const receipt = getReceiptRoute(usePayingStep());
  const ReceiptButton = hasAccess || inbox !== undefined ? RowButton : PrimaryButton;
  return (
    <>
      <PaidBand as="header" hasTick={useSuccessDisplay().icon}>
        <ArrivalTitle>{t('welcome.title')}</ArrivalTitle>
        <Tagline>{t('success.tagline')}</Tagline>
        <BuyerAddress />
      </PaidBand>
      <AccessLink token={payment.token} />
      {!hasAccess && inbox !== undefined && <InboxLink href={inbox} isMain />}
      <NextSteps payment={payment} hasAccess={hasAccess} />
      <ReceiptButton onClick={() => void goTo(receipt)}>{t('welcome.purchase')}</ReceiptButton>
    </>
  );
}
