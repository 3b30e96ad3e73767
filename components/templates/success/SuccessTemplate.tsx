import { lazy, Suspense, useEffect, useId } from 'react';
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
import { routes } from '@/services/checkout/routes';
import { getCurrentStep, getStepKind } from '@/services/checkout/steps';
import { writeStored } from '@/services/storage';
import { storeProfile } from '../../payment/storedProfile';
import { useClosePaidAttempts, usePurchaseAttempt } from '../../payment/useClosePaidAttempts';
import { PurchaseResult } from '../../paymentStatus/PurchaseResult';
import { AccessLink, NextSteps, Receipt, SuccessIcon } from '../../receipt/Receipt';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { SecondaryButton } from '../../ui/Button';
import { Card, CardTitle } from '../../ui/Card';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/text';
import { PageText } from '../../ui/Title';

/** Only where a purchase began with a trial. */
const TrialReceipt = lazy(async () => ({
  default: (await import('../../receipt/TrialReceipt')).TrialReceipt,
}));

/** Few plans have any. */
const IncludedEvents = lazy(async () => ({
  default: (await import('../../receipt/IncludedEvents')).IncludedEvents,
}));

const StepVideo = lazy(async () => ({
  default: (await import('../../video/StepVideo')).StepVideo,
}));

/** The end of a purchase, and the offer after it where the flow has one. */
export function SuccessTemplate() {
  useStepGuard();
  const token = useStored('purchaseToken');
  const { product } = useCheckoutProduct();
  return (
    <PurchaseResult
      token={token}
      isOwn={({ productCode }) => productCode === product.code}
      paid={(payment) =>
        payment.trial ? (
          <Suspense>
            <TrialReceipt payment={payment} trial={payment.trial} />
          </Suspense>
        ) : (
          <PaidSuccess payment={payment} />
        )
      }
    />
  );
}

/**
 * A purchase that is paid. The brand's flags (docs/behaviour.md 2, "Success display flags") decide
 * on the icon, the access button and the final header; without that the title, which a page needs,
 * heads the receipt.
 */
function PaidSuccess({ payment }: { payment: PaymentView }) {
  const { finalHeader } = useCheckoutPage().brand.success;
  useClosePaidAttempts(usePurchaseAttempt());
  // A bank's confirmation came after the answer: only now is the card known to what is offered next.
  useEffect(() => {
    storeProfile(payment);
  }, [payment]);
  return (
    <>
      {finalHeader.default && <FinalHeader />}
      <AccessLink token={payment.token} />
      <Receipt payment={payment} {...(!finalHeader.default && { heading: <PaidTitle /> })} />
      <TestBooking token={payment.token} />
      <Suspense>
        <IncludedEvents planId={payment.planId} />
      </Suspense>
      <UpsellOffer />
      <NextSteps />
    </>
  );
}

function FinalHeader() {
  const { t } = useTranslation();
  const { userEmail } = useBuyer();
  return (
    <header>
      <PaidTitle />
      <PageText>
        {userEmail === null
          ? t('success.textWithoutEmail')
          : t('success.text', { email: userEmail })}
      </PageText>
    </header>
  );
}

/** The title that the brand has for a paid purchase. */
function PaidTitle() {
  const { t } = useTranslation();
  const { icon, title } = useCheckoutPage().brand.success;
  const { product } = useCheckoutProduct();
  return (
    <>
      {icon && <SuccessIcon />}
      <ArrivalTitle>{t(`success.title.${title}`, { product: product.name })}</ArrivalTitle>
    </>
  );
}

const testRoute = routes['select-test-location'];

/** The way to the level test, where the flow has one, for who could not or would not book it yet. */
function TestBooking({ token }: { token: string }) {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const { productFlow } = useCheckoutProduct();
  const isBooked = useStored('bookedTestToken') === token;
  if (isBooked || !getCurrentStep(productFlow, testRoute)) return null;
  return (
    <Stack as={Card} $gap={16}>
      <CardTitle>{t('success.test.title')}</CardTitle>
      <SecondaryButton onClick={() => void goTo(testRoute)}>
        {t('success.test.book')}
      </SecondaryButton>
    </Stack>
  );
}

/** What the flow offers after the purchase, under the receipt, until it is bought. */
function UpsellOffer() {
  const titleId = useId();
  const { t } = useTranslation();
  const { brand } = useCheckoutPage();
  const { goTo } = useNavigation();
  const { nextStep } = useCheckoutProduct();
  const isBought = useStored('upsellToken') !== null;
  if (isBought || !nextStep || getStepKind(nextStep.id) !== 'upsell') return null;
  const { upsellOfferHeader, upsellThemeOnOfferCard, upsellVideo } = brand.success;
  const { presentation, video } = nextStep.props;
  const product = brand.upsellProductName;
  const accept = () => {
    if (upsellThemeOnOfferCard) writeStored('shouldUseUpsellTheme', true);
    void goTo(routes[nextStep.templateId]);
  };
  return (
    <Stack as={Card} $gap={16} {...(upsellOfferHeader && { 'aria-labelledby': titleId })}>
      {upsellOfferHeader && (
        <CardTitle id={titleId}>
          {product === null ? t('success.offer.title') : t('success.offer.product', { product })}
        </CardTitle>
      )}
      {upsellVideo && video && (
        <Suspense>
          <StepVideo video={video} />
        </Suspense>
      )}
      {presentation && <Text $size="strong">{presentation.headline}</Text>}
      <SecondaryButton onClick={accept}>{t('success.offer.accept')}</SecondaryButton>
    </Stack>
  );
}
