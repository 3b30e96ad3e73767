import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { answerMinutes } from '@/domain/answerTime';
import { formatMoney } from '@/domain/money';
import type { PaymentView } from '@/contract/payment';
import { SimulateButton } from '../payment/SimulateButton';
import { useBackToPayment } from '../payment/paymentPages';
import { SummaryRow } from '../summary/SummaryRow';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PrimaryLink, TextButton } from '../ui/Button';
import { NumberedSteps } from '../ui/NumberedSteps';
import { OtherWays } from '../ui/OtherWays';
import { RichText } from '../ui/RichText';
import { Stack } from '../ui/Stack';
import { Spinner } from '../ui/SubmitButton';
import { Text } from '../ui/text';
import { PageText } from '../ui/PageText';

interface BankConfirmationProps {
  payment: PaymentView;
  url: string;
}

export function BankConfirmation({ payment, url }: BankConfirmationProps) {
  const { t } = useTranslation();
  const backToPayment = useBackToPayment(payment.parts);
  const { amount, currency, parts } = payment;
  const awaiting = findCardAwaitingBuyer(payment);
  const asked = awaiting === null ? amount : (parts[awaiting - 1]?.amount ?? amount);
  return (
    <>
      <div role="status">
        <ArrivalTitle>
          {awaiting === null
            ? t('verification.action.title')
            : t('verification.action.part', { part: awaiting })}
        </ArrivalTitle>
        <PageText>
          {t('verification.action.text', { amount: formatMoney(asked, currency) })}
        </PageText>
      </div>
      <Steps>
        <li>{t('verification.action.1')}</li>
        <li>{t('verification.action.2')}</li>
        <li>
          {t(parts.length > 1 ? 'verification.action.continued' : 'verification.action.completed')}
        </li>
      </Steps>
      <PrimaryLink href={url}>{t('verification.action.open')}</PrimaryLink>
      <OtherWays>
        <TextButton onClick={backToPayment}>{t('verification.action.otherMethod')}</TextButton>
      </OtherWays>
    </>
  );
}

/** Counted from 1; null where there is one card only. */
function findCardAwaitingBuyer({ parts }: PaymentView): number | null {
  const isTwoCards = parts.length > 1 && parts.every(({ method }) => method === 'credit-card');
  return isTwoCards ? parts.findIndex(({ state }) => state === 'requires_action') + 1 : null;
}

export const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-card);
  background: var(--color-tint);
  font: var(--text-strong);
`;

/** What is to be done, below how it stands. */
const Steps = styled(NumberedSteps)`
  padding: var(--space-24) var(--space-16);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);

  /* One card with its head, of the same family. */
  ${Waiting} + & {
    border-color: var(--color-tint);
    background: color-mix(in srgb, var(--color-tint) 35%, var(--color-surface));
    margin-block-start: calc(-1 * var(--space-24));
    border-block-start: 0;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }

  ${Waiting}:has(+ &) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;

interface ConfirmationProps {
  payment: PaymentView;
  onPayment: (payment: PaymentView) => void;
}

/** What is asked for, and by whom: beside it, or below it where text is large. */
const Request = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-8) var(--space-24);
  margin-top: var(--space-8);

  > p {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;

const Mark = styled.img`
  flex: none;
  width: 5.5rem;
  height: auto;
  margin-top: var(--space-4);
`;

export function MpesaConfirmation({ onPayment, payment }: ConfirmationProps) {
  const { t } = useTranslation();
  const backToPayment = useBackToPayment(payment.parts);
  const { amount, canSimulate, currency, mpesaPhone, token } = payment;
  const money = formatMoney(amount, currency);
  return (
    <>
      <div>
        <ArrivalTitle>{t('mpesaRequest.confirm.title')}</ArrivalTitle>
        <Request>
          {mpesaPhone ? (
            <p>
              <RichText
                text={t('mpesaRequest.confirm.phone')}
                parts={{ amount: <strong>{money}</strong>, digits: mpesaPhone.lastDigits }}
              />
            </p>
          ) : (
            <Text $size="price">{money}</Text>
          )}
          <Mark src="/m-pesa.svg" alt="M-Pesa" width={116} height={36} />
        </Request>
      </div>
      <Waiting>
        <Spinner />
        <span>
          <span role="status">{t('mpesaRequest.waiting')}</span>
          <Text as="span" $size="small">
            {t('mpesaRequest.confirm.validFor', { minutes: answerMinutes })}
          </Text>
        </span>
      </Waiting>
      <Steps>
        <li>{t('mpesaRequest.confirm.1')}</li>
        <li>{t('mpesaRequest.confirm.2')}</li>
        <li>{t('mpesaRequest.confirm.3')}</li>
      </Steps>
      <Stack $gap={16}>
        <Text $size="small" $tone="text-muted">
          {t('mpesaRequest.confirm.again')}
        </Text>
        <OtherWays>
          <TextButton onClick={backToPayment}>{t('mpesaRequest.otherMethod')}</TextButton>
        </OtherWays>
      </Stack>
      {canSimulate && (
        <SimulateButton token={token} label={t('mpesaRequest.simulate')} onPayment={onPayment} />
      )}
    </>
  );
}

export function InPersonConfirmation({ onPayment, payment }: ConfirmationProps) {
  const { t } = useTranslation();
  const { sellerName } = useCheckoutProduct();
  const backToPayment = useBackToPayment(payment.parts);
  const { amount, canSimulate, currency, method, token } = payment;
  return (
    <>
      <ArrivalTitle>{t('verification.inPerson.title')}</ArrivalTitle>
      <p>{t('verification.inPerson.text', { seller: sellerName })}</p>
      <Stack as="dl" $gap={8}>
        <SummaryRow
          isStrong
          label={t('verification.inPerson.amount')}
          value={formatMoney(amount, currency)}
        />
        <SummaryRow
          label={t('verification.inPerson.method')}
          value={t(`payment.method.${method}`)}
        />
      </Stack>
      <Waiting role="status">
        <Spinner />
        {t('verification.inPerson.waiting')}
      </Waiting>
      <OtherWays>
        <TextButton onClick={backToPayment}>{t('verification.inPerson.otherMethod')}</TextButton>
      </OtherWays>
      {canSimulate && (
        <SimulateButton
          token={token}
          label={t('verification.inPerson.simulate')}
          onPayment={onPayment}
        />
      )}
    </>
  );
}
