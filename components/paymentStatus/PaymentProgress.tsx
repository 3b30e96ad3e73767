import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import type { PaymentMethod } from '@/contract/enumerations';
import type { PaymentView } from '@/contract/payment';
import { getOfferedMethods, isInPersonMethod } from '@/services/checkout/offeredMethods';
import { getBankUrl } from '../payment/afterPayment';
import { getDeclineText, getTrialDeclineText } from '../payment/declineText';
import { toPaymentOutcome } from '../payment/outcome';
import { useBackToPayment } from '../payment/paymentPages';
import { useIsSlow } from '../ui/useIsSlow';
import type { PaymentUpdates } from '../payment/usePaymentUpdates';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PrimaryButton } from '../ui/Button';
import { LockIcon } from '../ui/icons';
import { Notice } from '../ui/Notice';
import { InPersonConfirmation } from './InPersonConfirmation';
import { OpenPaymentCard, Waiting } from './OpenPaymentCard';
import { BankConfirmation, MpesaConfirmation } from './PaymentConfirmation';
import { PaymentRefunded } from './PaymentRefunded';

const slowMs = 30_000;

export function PaymentProgress({ connection, payment, setPayment }: PaymentUpdates) {
  const isSlow = useIsSlow(slowMs);
  const methods = useMethods(payment);
  if (!payment) {
    return connection === 'missing' ? <PaymentMissing /> : <WaitingForBank isSlow={isSlow} />;
  }
  if (payment.state === 'refunded') return <RefundedPurchase payment={payment} />;
  const failure = getFailureTexts(payment, methods);
  if (failure) return <PaymentFailed {...failure} payment={payment} />;
  if (payment.method === 'm-pesa' && payment.state === 'requires_action') {
    return <MpesaConfirmation payment={payment} onPayment={setPayment} />;
  }
  if (payment.state === 'pending' && isInPersonMethod(payment.method)) {
    return (
      <InPersonConfirmation method={payment.method} payment={payment} onPayment={setPayment} />
    );
  }
  const bankUrl = payment.state === 'requires_action' ? getBankUrl(payment.redirect) : null;
  return bankUrl === null ? (
    <WaitingForBank isSlow={isSlow} />
  ) : (
    <BankConfirmation payment={payment} url={bankUrl} />
  );
}

function RefundedPurchase({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const backToPayment = useBackToPayment(payment.parts);
  return (
    <>
      <PaymentRefunded payment={payment} />
      <PrimaryButton onClick={backToPayment}>{t('verification.refunded.again')}</PrimaryButton>
    </>
  );
}

interface FailureTexts {
  title: MessageKey;
  text: MessageKey;
  note?: MessageKey;
}

const ended: FailureTexts = {
  title: 'verification.ended.title',
  text: 'verification.ended.text',
};
const replaced: FailureTexts = { ...ended, text: 'verification.replaced.text' };
const cancelled: FailureTexts = {
  title: 'mpesaRequest.cancelled.title',
  text: 'mpesaRequest.cancelled.text',
};
const expired: FailureTexts = {
  title: 'mpesaRequest.expired.title',
  text: 'mpesaRequest.expired.text',
};

function useMethods(payment: PaymentView | null): PaymentMethod[] {
  const { brand } = useCheckoutPage();
  const { plans } = useCheckoutProduct().product;
  const plan = plans.find(({ id }) => id === payment?.planId);
  return getOfferedMethods(plan?.paymentMethods ?? []).filter((method) =>
    brand.methods.includes(method),
  );
}

function getFailureTexts(
  payment: PaymentView,
  methods: readonly PaymentMethod[],
): FailureTexts | null {
  const outcome = toPaymentOutcome(payment);
  const isMpesa = payment.method === 'm-pesa';
  if (outcome.kind === 'declined') {
    const toDeclineText = payment.isTrial ? getTrialDeclineText : getDeclineText;
    return isMpesa && outcome.reason === 'authentication_failed'
      ? cancelled
      : {
          title: 'payment.declined.title',
          text: toDeclineText(outcome.reason, methods),
          // The other of the two methods is refunded.
          ...(payment.parts.length > 1 && { note: 'verification.released' }),
        };
  }
  if (outcome.kind !== 'ended') return null;
  if (isMpesa && payment.state === 'expired') return expired;
  return isOneCard(payment) ? replaced : ended;
}

const isOneCard = ({ method, parts, trial }: PaymentView): boolean =>
  parts.length === 1 && !trial && (method === 'credit-card' || method === 'default-credit-card');

interface PaymentFailedProps extends FailureTexts {
  payment: PaymentView | null;
}

function PaymentFailed({ note, payment, text, title }: PaymentFailedProps) {
  const { t } = useTranslation();
  const backToPayment = useBackToPayment(payment?.parts);
  return (
    <>
      <ArrivalTitle>{t(title)}</ArrivalTitle>
      <Notice tone="error">
        <p>{t(text)}</p>
        {note !== undefined && <p>{t(note)}</p>}
      </Notice>
      <PrimaryButton onClick={backToPayment}>{t('verification.back')}</PrimaryButton>
    </>
  );
}

const texts = { title: 'verification.missing.title', text: 'verification.missing.text' } as const;

export const PaymentMissing = () => <PaymentFailed {...texts} payment={null} />;

export function WaitingForBank({ isSlow }: { isSlow: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <ArrivalTitle>{t('verification.title')}</ArrivalTitle>
      <OpenPaymentCard
        icon={
          <Waiting>
            <LockIcon />
          </Waiting>
        }
        state={<span role="status">{t('verification.text')}</span>}
      />
      {isSlow && <Notice tone="alert">{t('verification.slow')}</Notice>}
    </>
  );
}
