import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { createNewCode } from '@/services/api/payment';
import type { PaymentState } from '@/contract/enumerations';
import { liveloRoutes } from '@/services/checkout/livelo';
import { formatTimeLeft, getTimeAnnouncement } from '../../ui/timeLeft';
import type { StoredValues } from '@/services/storage';
import { storePayment } from '../../payment/afterPayment';
import { CopyField } from '../../payment/CopyField';
import { loadAnsweredOutcome } from '../../payment/answer';
import type { PaymentOutcome } from '../../payment/outcome';
import { toErrorOutcome } from '../../payment/outcomeOfError';
import { SimulateButton } from '../../payment/SimulateButton';
import {
  useBackToPayment,
  useFollowPayment,
  useFollowPaymentToken,
  usePaymentStep,
} from '../../payment/useFollowPayment';
import type { PaymentUpdates } from '../../payment/usePaymentUpdates';
import { useFocusOnArrival } from '../../ui/ArrivalTitle';
import { PrimaryButton } from '../../ui/Button';
import { CardTitle } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { QrCode } from '../../ui/QrCode';
import { Spinner } from '../../ui/SubmitButton';
import { VisuallyHidden } from '../../ui/text';
import { useCommand } from '../../ui/useCommand';

const endedStates: readonly PaymentState[] = ['expired', 'declined', 'refunded'];

interface PixPaymentProps extends PaymentUpdates {
  dataPix: StoredValues['dataPix'];
  /** From the buyer's clock to the server's, in milliseconds. */
  clockOffset: number;
}

/** What the buyer can do about one Pix: pay it, or make a new code once it has expired. */
export function PixPayment({
  clockOffset,
  connection,
  dataPix,
  payment,
  setPayment,
}: PixPaymentProps) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(dataPix.expiresAt, clockOffset);
  if (payment?.state === 'paid') return <Notice tone="success">{t('pix.confirmed')}</Notice>;
  if (seconds === 0 || (payment && endedStates.includes(payment.state))) {
    return dataPix.held === undefined ? (
      <PixExpired token={dataPix.token} />
    ) : (
      <HeldPartExpired heldMethod={dataPix.heldMethod} />
    );
  }
  const isConnected = connection === 'live' || connection === 'polling';
  return (
    <>
      <PixCode code={dataPix.code} seconds={seconds} isConnected={isConnected} />
      {payment?.canSimulate && (
        <SimulateButton token={dataPix.token} label={t('pix.simulate')} onPayment={setPayment} />
      )}
    </>
  );
}

const second = 1_000;

/**
 * Whole seconds until a moment of the server's clock, 0 once it has passed.
 * @param expiresAt ISO 8601
 * @param offset what to add to the buyer's clock to get the server's, in milliseconds
 */
function useSecondsLeft(expiresAt: string, offset: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, second);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now - offset) / second));
}

/** Takes the place of a code that has expired. A late payment is still noticed. */
function PixExpired({ token }: { token: string }) {
  const { t } = useTranslation();
  const { create, hasFailed, isCreating } = useNewCode(token);
  return (
    <>
      <ExpiredTitle text={t('pix.expired.text')} />
      {hasFailed && <Notice tone="error">{t('pix.expired.failed')}</Notice>}
      <PrimaryButton aria-disabled={isCreating} onClick={() => void create()}>
        {isCreating && <Spinner />}
        {t(isCreating ? 'pix.expired.creating' : 'pix.expired.newCode')}
      </PrimaryButton>
    </>
  );
}

/**
 * A code that has expired beside a card or points. They were let go with it, and are kept nowhere:
 * both are made again, on the payment page or where points and money are shared out.
 */
function HeldPartExpired({ heldMethod }: { heldMethod: string | undefined }) {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const backToPayment = useBackToPayment();
  const isPoints = heldMethod === 'livelo';
  // The points' own page leads on to whatever else is missing by now, such as a new code.
  const backToPoints = () => void goTo(liveloRoutes.paymentMethod);
  return (
    <>
      <ExpiredTitle text={t(isPoints ? 'pix.expired.heldPoints' : 'pix.expired.held')} />
      <PrimaryButton onClick={isPoints ? backToPoints : backToPayment}>
        {t('pix.expired.again')}
      </PrimaryButton>
    </>
  );
}

const Frame = styled.div`
  width: 16rem;
  max-width: 100%;
  min-height: 15.875rem;
  margin: 0 auto;

  &:focus {
    outline: none;
  }
`;

const Waiting = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  min-height: 3rem;
  color: var(--color-text-muted);
  text-align: center;
`;

interface PixCodeProps {
  code: string;
  seconds: number;
  isConnected: boolean;
}

/** The code to pay, as a picture and as text, and what the page is waiting for. */
function PixCode({ code, isConnected, seconds }: PixCodeProps) {
  const { t } = useTranslation();
  // A new code takes the place of the button that asked for it, and its focus.
  const frame = useFocusOnArrival<HTMLDivElement>();
  return (
    <>
      <Frame ref={frame} tabIndex={-1}>
        <QrCode code={code} label={t('pix.qrCode')} />
      </Frame>
      <PixCountdown seconds={seconds} />
      <CopyField
        value={code}
        copyValue={code}
        isMain
        texts={{
          label: t('pix.code'),
          copy: t('pix.copy'),
          copied: t('pix.copied'),
          failed: t('pix.copyFailed'),
        }}
      />
      <Waiting role="status">
        {isConnected && <Spinner />}
        {t(isConnected ? 'pix.waiting' : 'pix.offline')}
      </Waiting>
    </>
  );
}

const Time = styled.p`
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/** How long the code is valid: seen every second, spoken rarely. */
function PixCountdown({ seconds }: { seconds: number }) {
  const { t } = useTranslation();
  const announcement = getTimeAnnouncement(seconds);
  return (
    <>
      <Time role="timer">{t('pix.expiresIn', { time: formatTimeLeft(seconds) })}</Time>
      <VisuallyHidden role="status">
        {announcement && t(announcement.key, announcement.values)}
      </VisuallyHidden>
    </>
  );
}

/** Makes a new code for an expired one. `hasFailed` stays until the next try. */
function useNewCode(token: string) {
  const followPayment = useFollowPayment();
  const followToken = useFollowPaymentToken();
  const step = usePaymentStep();

  const [hasFailed, setHasFailed] = useState(false);

  const follow = async (outcome: PaymentOutcome): Promise<void> => {
    if (outcome.kind === 'accepted' && outcome.route === 'pix') {
      storePayment(outcome.payment, step);
    } else if (outcome.kind === 'accepted') await followPayment(outcome.payment, outcome.route);
    else if (outcome.kind === 'alreadyPaid') await followToken(outcome.token ?? token, 'success');
    else if (outcome.kind === 'inProgress') {
      await followToken(outcome.token ?? token, 'payment-verification');
    } else setHasFailed(true);
  };

  const { isBusy, run } = useCommand({
    operation: 'new-code',
    getSubject: () => ({ token }),
    send: createNewCode,
    onAnswer: async (answer) => follow(await loadAnsweredOutcome(answer)),
    toFailure: async (error) => {
      await follow(toErrorOutcome(error));
      return null;
    },
  });
  const create = () => {
    setHasFailed(false);
    return run(token);
  };

  return { create, isCreating: isBusy, hasFailed };
}

const Title = styled(CardTitle)`
  &:focus {
    outline: none;
  }
`;

/**
 * Says that the code has expired and what that means; takes the focus, because the code was there.
 */
function ExpiredTitle({ text }: { text: string }) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <div>
      <Title ref={title} tabIndex={-1}>
        {t('pix.expired.title')}
      </Title>
      <p>{text}</p>
    </div>
  );
}
