import { useEffect, useEffectEvent, useState } from 'react';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { formatMoney, isCurrency } from '@/domain/money';
import type { PaymentRoute, PaymentView } from '@/contract/payment';
import { getTokenKey } from '@/services/checkout/paymentStep';
import { isOwnPayment } from '@/services/paymentBuyers';
import type { StoredValues } from '@/services/storage';
import { showToast } from '@/services/toast';
import { storePayment } from '../../payment/afterPayment';
import { toPaymentOutcome } from '../../payment/outcome';
import { useBackToPayment, useOwnOrder, usePayingStep } from '../../payment/paymentPages';
import { SimulateButton } from '../../payment/SimulateButton';
import { usePaymentUpdates } from '../../payment/usePaymentUpdates';
import { paidMs, useMoveOn } from '../../paymentStatus/useMoveOn';
import { Panes } from '../../shell/Panes';
import { OfferPane } from '../../summary/OfferPane';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { TextButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { OtherWays } from '../../ui/OtherWays';
import { Stack } from '../../ui/Stack';
import { PageText } from '../../ui/PageText';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { isOver, ExpiredPix } from './ExpiredPix';
import { PixPayment, PixSkeleton, useSecondsLeft } from './PixPayment';

export function PixTemplate() {
  useStepGuard();
  useOwnOrder();
  const { t } = useTranslation();
  const clockOffset = useClockOffset();
  // Paid in another tab, or otherwise: the purchase's last payment replaces the code.
  const lastToken = useStored(getTokenKey(usePayingStep()));
  const { dataPix, isForeign } = useOwnPix(lastToken);
  const backToPayment = useBackToPayment([{ method: dataPix?.heldMethod }]);
  useSayIsMissing(useIsHydrated() && !dataPix && !isForeign && lastToken === null);
  const updates = usePaymentUpdates(dataPix?.token ?? (isForeign ? null : lastToken));
  const leaveForeign = useEffectEvent(backToPayment);
  useEffect(() => {
    if (isForeign && !dataPix) leaveForeign();
  }, [dataPix, isForeign]);
  const { payment, setPayment } = updates;
  const isPaid = payment?.state === 'paid';
  const away = useMoveOn(payment, getNextRoute(dataPix, payment), isPaid ? paidMs : 0);
  useNewerCode(dataPix, payment);
  const seconds = useSecondsLeft(dataPix?.expiresAt, clockOffset);
  const isExpired = dataPix !== null && isOver(payment, seconds);
  return (
    <Panes payment={isExpired || isPaid ? 'unpaid' : 'open'} pane={<Order dataPix={dataPix} />}>
      <Stack $gap={24}>
        {isExpired ? (
          <ExpiredPix key={dataPix.token} {...dataPix} />
        ) : (
          <>
            <div>
              <ArrivalTitle>{t('pix.title')}</ArrivalTitle>
              <PageText>{t('pix.subtitle')}</PageText>
            </div>
            {dataPix && <AuthorizedPart dataPix={dataPix} />}
            {dataPix ? (
              <PixPayment key={dataPix.token} dataPix={dataPix} seconds={seconds} {...updates} />
            ) : (
              <PixSkeleton />
            )}
          </>
        )}
        {away}
        <OtherWays>
          <TextButton onClick={backToPayment}>{t('pix.otherMethod')}</TextButton>
        </OtherWays>
        {dataPix && !isExpired && !isPaid && payment?.canSimulate && (
          <SimulateButton token={dataPix.token} label={t('pix.simulate')} onPayment={setPayment} />
        )}
      </Stack>
    </Panes>
  );
}

function Order({ dataPix }: { dataPix: StoredValues['dataPix'] | null }) {
  const { code } = useCheckoutProduct().product;
  const order = dataPix && {
    amount: dataPix.amount + (dataPix.held ?? 0),
    productCode: dataPix.productCode ?? code,
  };
  return <OfferPane payment={order} />;
}

function useSayIsMissing(isMissing: boolean): void {
  const { t } = useTranslation();
  const text = t('pix.missing');
  useEffect(() => {
    if (isMissing) showToast({ kind: 'info', text });
  }, [isMissing, text]);
}

/**
 * The code of this page's purchase. A code that another tab made for another product or buyer belongs
 * to that tab: this page keeps its own, also when the browser's storage is cleared.
 * @param lastToken the purchase's; null: the browser knows none, or no longer knows it
 */
function useOwnPix(lastToken: string | null): {
  dataPix: StoredValues['dataPix'] | null;
  isForeign: boolean;
} {
  const stored = useStored('dataPix');
  const { productCode } = useCheckoutProduct();
  // An offer after the purchase sells another product, and has its own tokens.
  const isPurchase = getTokenKey(usePayingStep()) === 'purchaseToken';
  const isOfOther = isPurchase && (stored?.productCode ?? productCode) !== productCode;
  const isForeign = stored !== null && (isOfOther || !isOwnPayment(stored.token));
  const [own, setOwn] = useState(isForeign ? null : stored);
  const isKept = isForeign || (stored === null && lastToken === null);
  if (!isKept && own !== stored) setOwn(stored);
  return { dataPix: isKept ? own : stored, isForeign };
}

/**
 * How far the buyer's clock is behind the server's, in milliseconds. Measured as the page arrives: use
 * it in the page's template, because a component that mounts later would count the page's age as well.
 */
function useClockOffset(): number {
  const { page } = useCheckoutPage();
  const [offset] = useState(() => getClockOffset(page.renderedAt, Date.now()));
  return offset;
}

/** A page takes some seconds to arrive, so a smaller difference says nothing. */
const clockToleranceMs = 60_000;

/**
 * What to add to the buyer's clock to get the server's, in milliseconds: 0 while the two agree
 * within a minute.
 * @param serverTime the server's clock when it made the page
 * @param localTime the buyer's clock when the page arrived
 */
export function getClockOffset(serverTime: number, localTime: number): number {
  const difference = serverTime - localTime;
  return Math.abs(difference) > clockToleranceMs ? difference : 0;
}

/** A card or points beside a Pix are captured when the Pix is paid, and not before. */
function AuthorizedPart({ dataPix }: { dataPix: StoredValues['dataPix'] }) {
  const { t } = useTranslation();
  const { currency, held, heldMethod } = dataPix;
  if (held === undefined || !isCurrency(currency)) return null;
  const text = heldMethod === 'livelo' ? 'pix.heldPoints' : 'pix.held';
  return <Notice tone="alert">{t(text, { amount: formatMoney(held, currency) })}</Notice>;
}

const isOtherPayment = (dataPix: StoredValues['dataPix'] | null, { token }: PaymentView) =>
  dataPix !== null && token !== dataPix.token;

/** A newer code replaces the one on the page. */
function useNewerCode(dataPix: StoredValues['dataPix'] | null, payment: PaymentView | null): void {
  const step = usePayingStep();
  useEffect(() => {
    if (!payment || payment.state === 'paid' || !isOtherPayment(dataPix, payment)) return;
    const outcome = toPaymentOutcome(payment);
    if (outcome.kind === 'accepted' && outcome.route === 'pix') storePayment(payment, step);
  }, [dataPix, payment, step]);
}

/**
 * Where a payment belongs that is no open Pix of this page: it is paid or refunded, there is no code
 * to show, or another payment has replaced it. null: it stays here.
 */
function getNextRoute(
  dataPix: StoredValues['dataPix'] | null,
  payment: PaymentView | null,
): PaymentRoute | null {
  if (!payment) return null;
  if (payment.state === 'paid') return 'success';
  if (payment.state === 'refunded') return 'payment-verification';
  if (!dataPix) return payment.pix ? 'pix' : 'payment-verification';
  if (!isOtherPayment(dataPix, payment)) return null;
  const outcome = toPaymentOutcome(payment);
  return outcome.kind === 'accepted' && outcome.route !== 'pix' ? outcome.route : null;
}
