import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation, type MessageKey } from '@/contexts/TranslationContext';
import type { OfferedMethod } from '@/services/checkout/payment/offeredMethods';
import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';
import { formatMoney, type Currency } from '@/services/format/formatMoney';
import { SecondaryButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { focusField } from './focusField';
import { getOutcomeNotice, type NoticeAction } from './outcomeNotice';
import type { PaymentValues } from './paymentValues';
import { useChooseMethod } from './useChooseMethod';

const Place = styled.div`
  scroll-margin: 16px;

  &:focus {
    outline: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;

const labels: Record<NoticeAction, MessageKey> = {
  usePix: 'payment.declined.usePix',
  otherCard: 'payment.declined.otherCard',
  askAgain: 'failure.retry',
  openPending: 'payment.pending.open',
};

interface PaymentNoticeProps {
  outcome: PaymentOutcome;
  currency: Currency;
  methods: readonly OfferedMethod[];
  onDismiss: () => void;
  onAskAgain: () => void;
  onOpenPending: () => void;
}

/** What came of the last attempt, and the ways on from there. Takes the focus, so that it is seen. */
export function PaymentNotice({ currency, methods, outcome, ...on }: PaymentNoticeProps) {
  const { t } = useTranslation();
  const { setTouched, setValues, touched, values } = useFormikContext<PaymentValues>();
  const chooseMethod = useChooseMethod();
  const place = useRef<HTMLDivElement>(null);
  const { actions, text, title, tone } = getOutcomeNotice(outcome);
  const isWrongCode = outcome.kind === 'declined' && outcome.reason === 'wrong_security_code';
  const hasFieldErrors = outcome.kind === 'invalidFields';

  useEffect(() => {
    if (isWrongCode) focusField(place.current, 'cardSecurityCode');
    else if (!hasFieldErrors) place.current?.focus();
  }, [outcome, isWrongCode, hasFieldErrors]);

  const payWithPix = () => {
    chooseMethod('pix');
    focusField(place.current, 'method', 'pix');
    on.onDismiss();
  };
  const takeOtherCard = () => {
    const empty = { cardNumber: '', cardExpirationDate: '', cardSecurityCode: '' };
    const untouched = { cardNumber: false, cardExpirationDate: false, cardSecurityCode: false };
    void setValues({ ...values, ...empty }, false);
    void setTouched({ ...touched, ...untouched }, false);
    focusField(place.current, 'cardNumber');
    on.onDismiss();
  };
  const handlers: Record<NoticeAction, () => void> = {
    usePix: payWithPix,
    otherCard: takeOtherCard,
    askAgain: on.onAskAgain,
    openPending: on.onOpenPending,
  };
  const isOpen: Record<NoticeAction, boolean> = {
    usePix: methods.includes('pix') && values.method !== 'pix',
    otherCard: values.method === 'credit-card',
    askAgain: true,
    openPending: true,
  };
  const amount = outcome.kind === 'priceChanged' ? outcome.amount : null;
  const open = actions.filter((action) => isOpen[action]);
  return (
    <Place ref={place} tabIndex={-1}>
      <Notice tone={tone} {...(title !== null && { title: t(title) })}>
        <p>{t(text, amount === null ? {} : { amount: formatMoney(amount, currency) })}</p>
        {open.length > 0 && (
          <Actions>
            {open.map((action) => (
              <SecondaryButton key={action} onClick={handlers[action]}>
                {t(labels[action])}
              </SecondaryButton>
            ))}
          </Actions>
        )}
      </Notice>
    </Place>
  );
}
