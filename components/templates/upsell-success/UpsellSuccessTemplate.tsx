import { useEffect } from 'react';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStoredToken } from '@/contexts/useStoredToken';
import type { PaymentView } from '@/contract/payment';
import { getPayment } from '@/services/api/payment';
import { routes } from '@/services/checkout/routes';
import { removeStored } from '@/services/storage';
import { useClosePaidAttempts, usePurchaseAttemptName } from '../../payment/useClosePaidAttempts';
import { PurchaseResult } from '../../paymentStatus/PurchaseResult';
import { AccessLink, useHasAccess } from '../../receipt/AccessLink';
import { BuyerAddress } from '../../receipt/BuyerAddress';
import { InboxLink, useInbox } from '../../receipt/InboxLink';
import { NextSteps } from '../../receipt/NextSteps';
import { Receipt } from '../../receipt/Receipt';
import { PaidBand } from '../../receipt/PaidBand';
import { useFlowEnd } from '../../receipt/useFlowEnd';
import { useSuccessDisplay } from '../../receipt/useSuccessDisplay';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { RowButton, RowLink } from '../../ui/RowLink';
import { Stack } from '../../ui/Stack';
import { useIsWide } from '../../ui/useIsWide';
import { type LoadState, useLoad } from '../../ui/useLoad';
import { Tagline } from '../../ui/Tagline';

export function UpsellSuccessTemplate() {
  useStepGuard();
  const { product } = useCheckoutProduct();
  return (
    <PurchaseResult
      tokenKey="upsellToken"
      isOwn={({ productCode }) => productCode === product.code}
      paid={(payment) => <PaidUpsell payment={payment} />}
      aside={(payment) => <Receipt payment={payment} isBelowAmount />}
    />
  );
}

function PaidUpsell({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { brand } = useCheckoutPage();
  const { goTo } = useNavigation();
  const { product } = useCheckoutProduct();
  const firstToken = useStoredToken('purchaseToken');
  const first = useLoad(firstToken, getPayment);
  // What the first purchase opens by.
  const hasAccess = useHasAccess() && firstToken !== null && !isKnownUnpaid(first);
  const inbox = useInbox(payment);
  const { icon: hasTick } = useSuccessDisplay();
  const isWide = useIsWide();
  useClosePaidAttempts(usePurchaseAttemptName());
  useFlowEnd(payment.token);
  useEffect(() => {
    removeStored('shouldUseUpsellTheme');
  }, []);
  return (
    <>
      <PaidBand as="header" hasTick={hasTick}>
        <ArrivalTitle>{t('upsell.success.title', { product: product.name })}</ArrivalTitle>
        <Tagline>{t('success.tagline')}</Tagline>
        <BuyerAddress />
      </PaidBand>
      {/* The offered product is opened by mail. */}
      {inbox !== undefined && <InboxLink href={inbox} isMain />}
      <NextSteps payment={payment} hasAction={inbox !== undefined || hasAccess} />
      {!isWide && <Receipt payment={payment} />}
      <Stack $gap={12}>
        {hasAccess && (
          <AccessLink
            // Another payment may have paid the purchase since.
            token={first.kind === 'ready' ? first.value.token : firstToken}
            text={t('upsell.success.access', { product: brand.name })}
            {...(inbox !== undefined && { Link: RowLink })}
          />
        )}
        <RowButton onClick={() => void goTo(routes.success)}>{t('upsell.success.first')}</RowButton>
      </Stack>
    </>
  );
}

/** Almost every first purchase is paid by now: its link is there at once, so that nothing moves. */
function isKnownUnpaid(load: LoadState<PaymentView>): boolean {
  return load.kind === 'ready' && load.value.state !== 'paid' && load.value.trial === undefined;
}
