import { type FormikHelpers, useFormikContext } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useTrial } from '@/contexts/checkout/usePurchasePlan';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import type { Plan } from '@/contract/product';
import { routes } from '@/services/checkout/routes';
import { PrimaryButton, SecondaryButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { findDeclinedCard } from './markFields';
import { useChooseMethod } from './MethodPicker';
import { getDeclineText, getTrialDeclineText } from './declineText';
import { focusField } from '../fields/focusField';
import { noticeIcons } from './noticeIcons';
import { getOutcomeNotice, type NoticeAction } from './notices';
import type { PaymentOutcome } from './outcome';
import type { FormMethod, PaymentValues } from './paymentValues';

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

const labels: Record<NoticeAction, MessageKey> = {
  usePix: 'payment.declined.usePix',
  otherCard: 'payment.declined.otherCard',
  askAgain: 'failure.retry',
  openPending: 'payment.pending.open',
  openReceipt: 'paid.receipt',
  buyAgain: 'payment.alreadyOwned.buyAgain',
  changeBuyer: 'payment.buyer.change',
  reload: 'payment.alreadyPaid.reload',
};

interface PaymentNoticeProps {
  outcome: PaymentOutcome;
  payment: Record<'agreeToBuyAgain' | 'dismiss' | 'openPending', () => void> & {
    askAgain: (values: PaymentValues, form: FormikHelpers<PaymentValues>) => Promise<void>;
  };
  plan: Plan;
  methods: readonly FormMethod[];
  onOtherCard?: () => void;
}

export function PaymentNotice({ outcome: reached, plan, ...ways }: PaymentNoticeProps) {
  const { t } = useTranslation();
  const outcome = useDueAmount(reached, plan);
  const place = useRef<HTMLDivElement>(null);
  const { card, handlers, isOpen } = useNoticeActions(place, { ...ways, outcome });
  const { methods } = ways;
  const { actions, icon, isQuiet, isUncharged, title, tone, ...notice } = getOutcomeNotice(outcome);
  const Icon = noticeIcons[icon];
  const toDeclineText = useTrial(plan) ? getTrialDeclineText : getDeclineText;
  const text = outcome.kind === 'declined' ? toDeclineText(outcome.reason, methods) : notice.text;
  const isWrongCode = outcome.kind === 'declined' && outcome.reason === 'wrong_security_code';
  const hasFieldErrors = outcome.kind === 'invalidFields';

  useEffect(() => {
    if (isWrongCode && card !== null) focusField(place.current, `cards[${card}].securityCode`);
    else if (!hasFieldErrors) place.current?.focus();
  }, [outcome, isWrongCode, hasFieldErrors, card]);

  useTypedCard(outcome, methods);

  const hasAmount = outcome.kind === 'priceChanged' || outcome.kind === 'trialUsed';
  const amount = hasAmount ? outcome.amount : null;
  const open = actions.filter((action) => isOpen[action]);
  return (
    <Place ref={place} tabIndex={-1}>
      <Notice tone={tone} icon={<Icon />} {...(title !== null && { title: t(title) })}>
        <p>{t(text, amount === null ? {} : { amount: formatMoney(amount, plan.currency) })}</p>
        {isUncharged && <Text>{t('payment.uncharged')}</Text>}
        <DeclinedPart outcome={outcome} />
        {open.length > 0 && (
          <Actions>
            {open.map((action, index) => {
              const Button = index === 0 && !isQuiet ? PrimaryButton : SecondaryButton;
              return (
                <Button key={action} onClick={handlers[action]}>
                  {t(labels[action])}
                </Button>
              );
            })}
          </Actions>
        )}
      </Notice>
    </Place>
  );
}

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

const otherCardFields = ['number', 'expirationDate', 'securityCode'] as const;

function useNoticeActions(
  place: RefObject<Element | null>,
  { methods, onOtherCard, outcome, payment }: Omit<PaymentNoticeProps, 'plan'>,
) {
  const { area } = useCheckoutPage();
  const { goTo } = useNavigation();
  const form = useFormikContext<PaymentValues>();
  const { setFieldTouched, setFieldValue, setStatus, submitForm, values } = form;
  const chooseMethod = useChooseMethod();
  const card = findDeclinedCard(outcome, values.method);

  const payWith = (method: FormMethod) => {
    chooseMethod(method);
    focusField(place.current, 'method', method);
    payment.dismiss();
  };
  const takeOtherCard = () => {
    // The stored card was declined: the fields of another one are those of that method.
    if (card === null) {
      payWith('credit-card');
      return;
    }
    for (const field of otherCardFields) {
      const name = `cards[${card}].${field}`;
      void setFieldValue(name, '', false);
      void setFieldTouched(name, false, false);
    }
    setStatus(undefined);
    focusField(place.current, `cards[${card}].number`);
    payment.dismiss();
  };
  const handlers: Record<NoticeAction, () => void> = {
    usePix: () => {
      payWith('pix');
    },
    otherCard: onOtherCard ?? takeOtherCard,
    askAgain: () => void payment.askAgain(values, form),
    openPending: payment.openPending,
    openReceipt: payment.openPending,
    buyAgain: () => {
      payment.agreeToBuyAgain();
      void submitForm();
    },
    changeBuyer: () => void goTo(routes.lead),
    reload: () => {
      window.location.reload();
    },
  };
  const isOpen: Record<NoticeAction, boolean> = {
    usePix: methods.includes('pix') && values.method !== 'pix',
    otherCard: card !== null || values.method === 'default-credit-card',
    askAgain: true,
    openPending: true,
    openReceipt: true,
    buyAgain: true,
    // Only the purchase itself begins with the buyer's own form.
    changeBuyer: area === 'main',
    reload: true,
  };
  return { card, handlers, isOpen };
}

export function NoMethod() {
  const { t } = useTranslation();
  return (
    <Notice tone="alert" icon={<noticeIcons.info />}>
      {t('payment.noMethod')}
    </Notice>
  );
}
