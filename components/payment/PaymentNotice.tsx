import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useTrial } from '@/contexts/checkout/usePurchasePlan';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import type { Plan } from '@/contract/product';
import { outdented, PrimaryButton, SecondaryButton, TextButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { useChooseMethod } from './MethodPicker';
import { getDeclineText, getTrialDeclineText } from './declineText';
import { focusField } from '../fields/focusField';
import { noticeIcons } from './noticeIcons';
import { getOutcomeNotice, type NoticeAction } from './notices';
import type { PaymentOutcome } from './outcome';
import type { FormMethod, PaymentValues } from './paymentValues';
import { type NoticeWays, useNoticeActions } from './useNoticeActions';

const Place = styled.div`
  scroll-margin: var(--space-16);

  &:focus {
    outline: none;
  }
`;

/** As wide as the notice, below its icon too. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-8);
  margin-block-start: var(--space-16);
  margin-inline-start: calc(-1 * var(--space-32));

  > button {
    min-height: 3rem;
  }
`;

/** Their targets are taller than their words: the margin below takes the difference back. */
const QuietActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  ${outdented}
  margin-block: var(--space-4) calc(-1 * var(--space-12));
`;

const labels: Record<NoticeAction, MessageKey> = {
  usePix: 'payment.declined.usePix',
  otherCard: 'payment.declined.otherCard',
  askAgain: 'failure.retry',
  openPending: 'payment.pending.open',
  openReceipt: 'paid.receipt',
  buyAgain: 'payment.alreadyOwned.buyAgain',
  correctBuyer: 'payment.buyer.change',
  reload: 'payment.alreadyPaid.reload',
};

interface PaymentNoticeProps extends NoticeWays {
  plan: Plan;
}

export function PaymentNotice({ outcome: reached, plan, ...ways }: PaymentNoticeProps) {
  const { t } = useTranslation();
  const outcome = useDueAmount(reached, plan);
  const place = useRef<HTMLDivElement>(null);
  const { card, handlers, isOpen } = useNoticeActions(place, { ...ways, outcome });
  const { methods } = ways;
  const { actions, icon, isQuiet, isUncharged, title, tone, ...notice } = getOutcomeNotice(outcome);
  const Icon = noticeIcons[icon];
  const [Row, First, Other] = isQuiet
    ? [QuietActions, TextButton, TextButton]
    : [Actions, PrimaryButton, SecondaryButton];
  const toDeclineText = useTrial(plan) ? getTrialDeclineText : getDeclineText;
  const open = actions.filter((action) => isOpen[action]);
  const text = outcome.kind === 'declined' ? toDeclineText(outcome.reason, methods) : notice.text;
  const isWrongCode = outcome.kind === 'declined' && outcome.reason === 'wrong_security_code';
  const hasFieldErrors = outcome.kind === 'invalidFields';

  useEffect(() => {
    const isMarked = hasFieldErrors && place.current?.closest('form')?.querySelector(invalid);
    if (isWrongCode && card !== null) focusField(place.current, `cards[${card}].securityCode`);
    // A refused field that the form does not show takes no focus.
    else if (!isMarked) place.current?.focus();
  }, [outcome, isWrongCode, hasFieldErrors, card]);

  useTypedCard(outcome, methods);

  const hasAmount = outcome.kind === 'priceChanged' || outcome.kind === 'trialUsed';
  const amount = hasAmount ? outcome.amount : null;
  return (
    <Place ref={place} tabIndex={-1}>
      <Notice tone={tone} icon={<Icon />} {...(title !== null && { title: t(title) })}>
        <p>{t(text, amount === null ? {} : { amount: formatMoney(amount, plan.currency) })}</p>
        {isUncharged && <Text>{t('payment.uncharged')}</Text>}
        <DeclinedPart outcome={outcome} />
        {open.length > 0 && (
          <Row>
            {open.map((action, index) => {
              const Button = index === 0 ? First : Other;
              return (
                <Button key={action} onClick={handlers[action]}>
                  {t(labels[action])}
                </Button>
              );
            })}
          </Row>
        )}
      </Notice>
    </Place>
  );
}

const invalid = '[aria-invalid="true"]';

function useDueAmount(outcome: PaymentOutcome, plan: Plan): PaymentOutcome {
  const trial = useTrial(plan);
  const isLater = trial !== null && outcome.kind === 'priceChanged';
  return useMemo(() => (isLater ? { ...outcome, amount: null } : outcome), [isLater, outcome]);
}

const Text = styled.p`
  margin-top: var(--space-8);
`;

function DeclinedPart({ outcome }: { outcome: PaymentOutcome }) {
  const { t } = useTranslation();
  const { values } = useFormikContext<PaymentValues>();
  if (outcome.kind !== 'declined' || outcome.part === undefined) return null;
  return (
    <Text>
      {values.method === 'credit-card+credit-card'
        ? t('payment.split.declined', { part: outcome.part + 1 })
        : t('payment.split.released')}
    </Text>
  );
}

function useTypedCard({ kind }: PaymentOutcome, methods: readonly FormMethod[]): void {
  const chooseMethod = useChooseMethod();
  const isGone = kind === 'cardNotStored' && methods.includes('credit-card');
  const choose = useEffectEvent(() => {
    chooseMethod('credit-card');
  });
  useEffect(() => {
    if (isGone) choose();
  }, [isGone]);
}

export function NoMethod() {
  const { t } = useTranslation();
  return <Notice tone="alert">{t('payment.noMethod')}</Notice>;
}
