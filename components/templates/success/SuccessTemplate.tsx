import { useEffect } from 'react';
import {
  useBuyer,
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import type { PaymentView } from '@/contract/payment';
import { findBookedTest } from '@/services/bookedTests';
import { routes } from '@/services/checkout/routes';
import { getCurrentStep } from '@/services/checkout/steps';
import { storeProfile } from '../../payment/storedProfile';
import { useClosePaidAttempts, usePurchaseAttemptName } from '../../payment/useClosePaidAttempts';
import { PurchaseResult } from '../../paymentStatus/PurchaseResult';
import { IncludedEvents } from '../../receipt/IncludedEvents';
import { AccessLink, useHasAccess } from '../../receipt/AccessLink';
import { NextSteps } from '../../receipt/NextSteps';
import { Receipt } from '../../receipt/Receipt';
import { PaidBand } from '../../receipt/PaidBand';
import { useFlowEnd } from '../../receipt/useFlowEnd';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton } from '../../ui/Button';
import { CardTitle } from '../../ui/Card';
import { RichText } from '../../ui/RichText';
import { Stack } from '../../ui/Stack';
import { PageText } from '../../ui/PageText';
import { useIsWide } from '../../ui/useIsWide';
import { Tagline } from '../../ui/Tagline';
import { TrialReceipt } from '../../receipt/TrialReceipt';
import { UpsellOffer, useUpsellOffer } from './UpsellOffer';

export function SuccessTemplate() {
  useStepGuard();
  const { product } = useCheckoutProduct();
  const { finalHeader } = useCheckoutPage().brand.success;
  return (
    <PurchaseResult
      tokenKey="purchaseToken"
      isOwn={({ productCode }) => productCode === product.code}
      paid={(payment) => <Bought payment={payment} />}
      {...(finalHeader.default && {
        aside: (payment) => !payment.trial && <Receipt payment={payment} />,
      })}
    />
  );
}

function Bought({ payment }: { payment: PaymentView }) {
  useFlowEnd(payment.token);
  return payment.trial ? (
    <TrialReceipt payment={payment} trial={payment.trial} />
  ) : (
    <PaidSuccess payment={payment} />
  );
}

/**
 * The brand's flags decide on the icon, the access button and the final header (docs/behaviour.md 2,
 * "Success display flags"). Without that header the page has its required title alone.
 */
function PaidSuccess({ payment }: { payment: PaymentView }) {
  const { finalHeader } = useCheckoutPage().brand.success;
  const hasBooking = useTestBooking(payment.token);
  const hasAccess = useHasAccess();
  const hasOffer = useUpsellOffer() !== null;
  const isWide = useIsWide();
  useClosePaidAttempts(usePurchaseAttemptName());
  // The bank confirmed after the answer: only now does the next offer know the card.
  useEffect(() => {
    storeProfile(payment);
  }, [payment]);
  const nextSteps = (
    <NextSteps
      payment={payment}
      hasAccess={hasAccess}
      hasAction={hasAccess || hasBooking || hasOffer}
    />
  );
  return (
    <>
      {finalHeader.default ? <FinalHeader /> : <PaidTitle />}
      <AccessLink token={payment.token} />
      {hasBooking && <TestBooking />}
      {finalHeader.default && nextSteps}
      {/* The pane has it where there is one, under a header of the page's own. */}
      {!(isWide && finalHeader.default) && <Receipt payment={payment} />}
      {!finalHeader.default && nextSteps}
      <IncludedEvents planId={payment.planId} />
      <UpsellOffer />
    </>
  );
}

function FinalHeader() {
  const { t } = useTranslation();
  const { lead } = useBuyer();
  return (
    <header>
      <PaidTitle />
      <PageText>
        {lead === null ? (
          t('success.textWithoutEmail')
        ) : (
          <RichText text={t('success.text')} parts={{ email: <strong>{lead.email}</strong> }} />
        )}
      </PageText>
    </header>
  );
}

function PaidTitle() {
  const { t } = useTranslation();
  const { icon, title } = useCheckoutPage().brand.success;
  const { product } = useCheckoutProduct();
  return (
    <PaidBand hasIcon={icon}>
      <ArrivalTitle>{t(`success.title.${title}`, { product: product.name })}</ArrivalTitle>
      <Tagline>{t('success.tagline')}</Tagline>
    </PaidBand>
  );
}

const testRoute = routes['select-test-location'];

function useTestBooking(token: string): boolean {
  const { productFlow } = useCheckoutProduct();
  const isBooked = findBookedTest(useStored('bookedTests'), token) !== null;
  return !isBooked && getCurrentStep(productFlow, testRoute) !== null;
}

function TestBooking() {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  return (
    <Stack as="section" $gap={16}>
      <CardTitle>{t('success.test.title')}</CardTitle>
      <PrimaryButton onClick={() => void goTo(testRoute)}>{t('success.test.book')}</PrimaryButton>
    </Stack>
  );
}
