import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import type { PaymentState } from '@/contract/enumerations';
import type { PaymentView } from '@/contract/payment';
import { createNewCode } from '@/services/api/payment';
import type { StoredValues } from '@/services/storage';
import { showToast } from '@/services/toast';
import { storePaidBefore, storePayment } from '../../payment/afterPayment';
import type { PaymentOutcome } from '../../payment/outcome';
import { loadAnsweredOutcome, toSentOutcome } from '../../payment/outcomeOfCall';
import { useBackToPayment, useOpenPaymentPage, usePayingStep } from '../../payment/paymentPages';
import { PrimaryButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { BusyLabel } from '../../ui/SubmitButton';
import { ShortColumn } from '../../ui/ShortColumn';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/text';
import { Title } from '../../ui/Title';
import { useCommand } from '../../ui/useCommand';
import { ExpiredPicture } from './ExpiredPicture';

const endedStates: readonly PaymentState[] = ['expired', 'declined', 'refunded'];

export const isOver = (payment: PaymentView | null, seconds: number): boolean =>
  payment?.state !== 'paid' &&
  (seconds === 0 || (payment !== null && endedStates.includes(payment.state)));

function ExpiredTitle() {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <Title ref={title} tabIndex={-1}>
      {t('pix.expired.title')}
    </Title>
  );
}

/** The page still notices a late payment. */
export function ExpiredPix({ held, heldMethod, token }: StoredValues['dataPix']) {
  return (
    <ShortColumn>
      <ExpiredTitle />
      {held === undefined ? (
        <PixExpired token={token} />
      ) : (
        <AuthorizedPartReleased heldMethod={heldMethod} />
      )}
    </ShortColumn>
  );
}

interface ExpiredCardProps {
  text: MessageKey;
  note: MessageKey;
  children: ReactNode;
}

/** The order beside it says the amount. */
function ExpiredCard({ children, note, text }: ExpiredCardProps) {
  const { t } = useTranslation();
  return (
    <Card as="div">
      <Stack $gap={24}>
        <ExpiredPicture />
        <Stack role="status" $gap={8}>
          <Text $size="strong">{t(text)}</Text>
          <Text $size="body" $tone="text-muted">
            {t(note)}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}

const expired = { text: 'pix.expired.text', note: 'pix.expired.text.paid' } as const;

function PixExpired({ token }: { token: string }) {
  const { t } = useTranslation();
  const { create, hasFailed, isCreating } = useNewCode(token);
  return (
    <ExpiredCard {...expired}>
      {hasFailed && <Notice tone="error">{t('pix.expired.failed')}</Notice>}
      <PrimaryButton aria-disabled={isCreating} onClick={() => void create()}>
        <BusyLabel isBusy={isCreating}>
          {t(isCreating ? 'pix.expired.creating' : 'pix.expired.newCode')}
        </BusyLabel>
      </PrimaryButton>
    </ExpiredCard>
  );
}

const cardReleased = {
  text: 'pix.expired.held',
  note: 'pix.expired.held.again',
} as const;

const pointsReleased = {
  text: 'pix.expired.heldPoints',
  note: 'pix.expired.heldPoints.again',
} as const;

/**
 * A card or points beside an expired code were released with it, and are stored nowhere: the buyer
 * enters them again, on the payment page or where points and money are split.
 */
function AuthorizedPartReleased({ heldMethod }: { heldMethod: string | undefined }) {
  const { t } = useTranslation();
  const backToPayment = useBackToPayment([{ method: heldMethod }]);
  return (
    <ExpiredCard {...(heldMethod === 'livelo' ? pointsReleased : cardReleased)}>
      <PrimaryButton onClick={backToPayment}>{t('pix.expired.again')}</PrimaryButton>
    </ExpiredCard>
  );
}

function useNewCode(token: string) {
  const { t } = useTranslation();
  const openPaymentPage = useOpenPaymentPage();
  const step = usePayingStep();
  const backToPayment = useBackToPayment();

  const [hasFailed, setHasFailed] = useState(false);
  const askedAt = useRef('');

  const openPage = async (outcome: PaymentOutcome): Promise<void> => {
    // Whoever comes back is shown the new code in place of the old one.
    if (window.location.pathname !== askedAt.current) return;
    if (outcome.kind === 'accepted' && outcome.route === 'pix') {
      storePayment(outcome.payment, step);
    } else if (outcome.kind === 'accepted') await openPaymentPage(outcome.payment, outcome.route);
    else if (outcome.kind === 'alreadyPaid') {
      const paid = outcome.token ?? token;
      if (paid === token) showToast({ kind: 'info', text: t('pix.expired.paid') });
      else storePaidBefore(paid);
      await openPaymentPage(paid, 'success');
    } else if (outcome.kind === 'inProgress') {
      await openPaymentPage(outcome.token ?? token, 'payment-verification');
      // The buyer has bought with another lead meanwhile: the payment page says so and asks.
    } else if (outcome.kind === 'alreadyOwned' || outcome.kind === 'trialRunning') backToPayment();
    else setHasFailed(true);
  };

  const { isBusy, run } = useCommand({
    operation: 'new-code',
    getSubject: () => ({ token }),
    send: createNewCode,
    onAnswer: async (answer) => openPage(await loadAnsweredOutcome(answer)),
    toFailure: async (error) => {
      await openPage(toSentOutcome(error));
      return null;
    },
  });
  const create = () => {
    setHasFailed(false);
    askedAt.current = window.location.pathname;
    return run(token);
  };

  return { create, isCreating: isBusy, hasFailed };
}
