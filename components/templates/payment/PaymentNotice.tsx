import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation, type MessageKey } from '@/contexts/TranslationContext';
import type { FormMethod } from '@/services/checkout/payment/offeredMethods';
import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';
import { formatMoney, type Currency } from '@/services/format/formatMoney';
import { SecondaryButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { DeclinedPart } from './DeclinedPart';
import { focusField } from './focusField';
import { getOutcomeNotice, type NoticeAction } from './outcomeNotice';
import { useNoticeActions, type NoticeCallbacks } from './useNoticeActions';

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

interface PaymentNoticeProps extends NoticeCallbacks {
  outcome: PaymentOutcome;
  currency: Currency;
  methods: readonly FormMethod[];
}

/** What came of the last attempt, and the ways on from there. Takes the focus, so that it is seen. */
export function PaymentNotice({ currency, methods, outcome, ...callbacks }: PaymentNoticeProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const { handlers, isOpen, prefix } = useNoticeActions(place, { methods, outcome }, callbacks);
  const { actions, text, title, tone } = getOutcomeNotice(outcome);
  const isWrongCode = outcome.kind === 'declined' && outcome.reason === 'wrong_security_code';
  const hasFieldErrors = outcome.kind === 'invalidFields';

  useEffect(() => {
    if (isWrongCode) focusField(place.current, `${prefix}cardSecurityCode`);
    else if (!hasFieldErrors) place.current?.focus();
  }, [outcome, isWrongCode, hasFieldErrors, prefix]);

  const amount = outcome.kind === 'priceChanged' ? outcome.amount : null;
  const open = actions.filter((action) => isOpen[action]);
  return (
    <Place ref={place} tabIndex={-1}>
      <Notice tone={tone} {...(title !== null && { title: t(title) })}>
        <p>{t(text, amount === null ? {} : { amount: formatMoney(amount, currency) })}</p>
        <DeclinedPart outcome={outcome} />
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
