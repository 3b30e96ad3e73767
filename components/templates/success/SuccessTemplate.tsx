import { lazy, Suspense, useEffect, useId } from 'react';
import { styled } from 'styled-components';
import {
  useBuyer,
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import type { PaymentView } from '@/contract/payment';
import { routes } from '@/services/checkout/routes';
import { getCurrentStep, getStepKind } from '@/services/checkout/steps';
import type { PageBrand } from '@/services/pageProps/page';
import { writeStored } from '@/services/storage';
import { storeProfile } from '../../payment/storedProfile';
import { useClosePaidAttempts, usePurchaseAttempt } from '../../payment/useClosePaidAttempts';
import { PurchaseResult } from '../../paymentStatus/PurchaseResult';
import { AccessLink, NextSteps, Receipt, SuccessIcon } from '../../receipt/Receipt';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { SecondaryButton } from '../../ui/Button';
import { Card, CardTitle } from '../../ui/Card';
import { PageText } from '../../ui/Title';

/** Only where a purchase began with a trial. */
const TrialReceipt = lazy(async () => ({
  default: (await import('../../receipt/TrialReceipt')).TrialReceipt,
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
 * on the icon, the access button and the final header, which is the sentence under the title; the
 * title itself is always there, because a page needs one.
 */
function PaidSuccess({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { brand } = useCheckoutPage();
  const { userEmail } = useBuyer();
  const { product } = useCheckoutProduct();
  const { finalHeader, icon } = brand.success;
  useClosePaidAttempts(usePurchaseAttempt());
  // A bank's confirmation came after the answer: only now is the card known to what is offered next.
  useEffect(() => {
    storeProfile(payment);
  }, [payment]);
  return (
    <>
      <div>
        {icon && <SuccessIcon />}
        <ArrivalTitle>{t(getSuccessTitle(brand.success), { product: product.name })}</ArrivalTitle>
        {finalHeader.default && (
          <PageText>
            {userEmail === null
              ? t('success.textWithoutEmail')
              : t('success.text', { email: userEmail })}
          </PageText>
        )}
      </div>
      <AccessLink token={payment.token} />
      <Receipt payment={payment} />
      <TestBooking token={payment.token} />
      <UpsellOffer />
      <NextSteps />
    </>
  );
}

/**
 * Which of the four titles of docs/behaviour.md 2 a paid purchase gets. A brand without a final
 * header confirms the payment and no more. One with a final header welcomes where the buyer can go
 * in at once, else confirms the enrolment, in its plainest form where the page has no icon either.
 */
export function getSuccessTitle({
  accessButton,
  finalHeader,
  icon,
}: PageBrand['success']): MessageKey {
  if (!finalHeader.default) return 'success.title.payment';
  if (accessButton) return 'success.title.welcome';
  return icon ? 'success.title.enrollment' : 'success.title.allSet';
}

const Offer = styled(Card)`
  display: grid;
  gap: 16px;
`;

const testRoute = routes['select-test-location'];

/** The way to the level test, where the flow has one, for who could not or would not book it yet. */
function TestBooking({ token }: { token: string }) {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const { productFlow } = useCheckoutProduct();
  const isBooked = useStored('bookedTestToken') === token;
  if (isBooked || !getCurrentStep(productFlow, testRoute)) return null;
  return (
    <Offer>
      <CardTitle>{t('success.test.title')}</CardTitle>
      <SecondaryButton onClick={() => void goTo(testRoute)}>
        {t('success.test.book')}
      </SecondaryButton>
    </Offer>
  );
}

const Headline = styled.p`
  font-weight: 600;
`;

/** What the flow offers after the purchase, under the receipt, until it is bought. */
function UpsellOffer() {
  const titleId = useId();
  const { t } = useTranslation();
  const { brand } = useCheckoutPage();
  const { goTo } = useNavigation();
  const { nextStep } = useCheckoutProduct();
  const isBought = useStored('upsellToken') !== null;
  if (isBought || !nextStep || getStepKind(nextStep.id) !== 'upsell') return null;
  const { upsellOfferHeader, upsellThemeOnOfferCard } = brand.success;
  const headline = nextStep.props.presentation?.headline;
  const product = brand.upsellProductName;
  const accept = () => {
    if (upsellThemeOnOfferCard) writeStored('shouldUseUpsellTheme', true);
    void goTo(routes[nextStep.templateId]);
  };
  return (
    <Offer {...(upsellOfferHeader && { 'aria-labelledby': titleId })}>
      {upsellOfferHeader && (
        <CardTitle id={titleId}>
          {product === null ? t('success.offer.title') : t('success.offer.product', { product })}
        </CardTitle>
      )}
      {headline !== undefined && <Headline>{headline}</Headline>}
      <SecondaryButton onClick={accept}>{t('success.offer.accept')}</SecondaryButton>
    </Offer>
  );
}
