import { useEffect } from 'react';
import { useCheckoutProduct, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import type { PaymentView } from '@/contract/payment';
import { findBookedTest } from '@/services/bookedTests';
import { listPlanEvents } from '@/services/checkout/planEvents';
import { routes } from '@/services/checkout/routes';
import { getCurrentStep } from '@/services/checkout/steps';
import { storeProfile } from '../../payment/storedProfile';
import { useClosePaidAttempts, usePurchaseAttemptName } from '../../payment/useClosePaidAttempts';
import { PurchaseResult } from '../../paymentStatus/PurchaseResult';
import { AccessLink, useHasAccess } from '../../receipt/AccessLink';
import { BuyerAddress } from '../../receipt/BuyerAddress';
import { InboxLink, useInbox } from '../../receipt/InboxLink';
import { NextSteps } from '../../receipt/NextSteps';
import { TrialAside, TrialReceipt } from '../../receipt/lazyReceipts';
import { Receipt } from '../../receipt/Receipt';
import { PaidBand } from '../../receipt/PaidBand';
import { waiting } from '../../receipt/ReceiptContent';
import { useFlowEnd } from '../../receipt/useFlowEnd';
import { useSuccessDisplay } from '../../receipt/useSuccessDisplay';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton } from '../../ui/Button';
import { CardTitle } from '../../ui/Card';
import { Stack } from '../../ui/Stack';
import { lazyPart } from '../../ui/lazyPart';
import { useIsWide } from '../../ui/useIsWide';
import { Tagline } from '../../ui/Tagline';
import { type LoadedEvents, loadLazySuccess, useProductEvents } from './useProductEvents';
import { useUpsellOffer } from './useUpsellOffer';

const UpsellOffer = lazyPart(async () => (await loadLazySuccess()).UpsellOffer, waiting);

export function SuccessTemplate() {
  useStepGuard();
  const { product } = useCheckoutProduct();
  const events = useProductEvents();
  return (
    <PurchaseResult
      tokenKey="purchaseToken"
      isOwn={({ productCode }) => productCode === product.code}
      paid={(payment) => <Bought payment={payment} events={events} />}
      aside={(payment) =>
        payment.trial ? (
          <TrialAside payment={payment} trial={payment.trial} />
        ) : (
          <Receipt payment={payment} isBelowAmount />
        )
      }
    />
  );
}

interface BoughtProps {
  payment: PaymentView;
  events: LoadedEvents | null;
}

function Bought({ events, payment }: BoughtProps) {
  useFlowEnd(payment.token);
  return payment.trial ? (
    <TrialReceipt payment={payment} trial={payment.trial} />
  ) : (
    <PaidSuccess payment={payment} events={events} />
  );
}

/**
 * One button leads on, at the head of the page. The brand's flags decide on the icon, the access
 * button and the final header (docs/behaviour.md 2, "Success display flags"). Without that header the
 * page has its required title alone.
 */
function PaidSuccess({ events, payment }: BoughtProps) {
  // The bank confirmed after the answer: only now does the next offer know the card.
  useEffect(() => {
    storeProfile(payment);
  }, [payment]);
  useClosePaidAttempts(usePurchaseAttemptName());
  return (
    <>
      <PaidTitle />
      {events ? <WayOn payment={payment} events={events} /> : waiting}
    </>
  );
}

interface WayOnProps {
  payment: PaymentView;
  events: LoadedEvents;
}

function WayOn({ events: { Events, tickets }, payment }: WayOnProps) {
  const hasBooking = useTestBooking(payment.token);
  const hasAccess = useHasAccess();
  const offer = useUpsellOffer();
  const inbox = useInbox(payment);
  const isWide = useIsWide();
  const included = listPlanEvents(tickets, payment.planId);
  const hasEvents = Events !== null && included.length > 0;
  const hasStep = hasAccess || hasBooking;
  const isMailed = !hasStep && !hasEvents;
  return (
    <>
      <AccessLink token={payment.token} />
      {hasBooking && <TestBooking />}
      {isMailed && inbox !== undefined && <InboxLink href={inbox} isMain />}
      {hasEvents && <Events planId={payment.planId} tickets={included} isMain={!hasStep} />}
      <NextSteps
        payment={payment}
        hasAccess={hasAccess}
        inbox={isMailed || hasAccess ? undefined : inbox}
        hasAction={!isMailed || inbox !== undefined || offer !== null}
      />
      {/* The pane has it where there is one. */}
      {!isWide && <Receipt payment={payment} />}
      {offer && <UpsellOffer offer={offer} />}
    </>
  );
}

function PaidTitle() {
  const { t } = useTranslation();
  const { finalHeader, icon, title } = useSuccessDisplay();
  const { product } = useCheckoutProduct();
  return (
    <PaidBand as={finalHeader.default ? 'header' : 'div'} hasTick={icon}>
      <ArrivalTitle>{t(`success.title.${title}`, { product: product.name })}</ArrivalTitle>
      <Tagline>{t('success.tagline')}</Tagline>
      {finalHeader.default && <BuyerAddress />}
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
