import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { answerMinutes } from '@/domain/answerTime';
import { formatMoney } from '@/domain/money';
import type { PaymentView } from '@/contract/payment';
import { SimulateButton } from '../payment/SimulateButton';
import { useBackToPayment } from '../payment/paymentPages';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PrimaryLink, TextButton } from '../ui/Button';
import { CardIcon, PhoneIcon } from '../ui/methodIcons';
import { NumberedSteps } from '../ui/NumberedSteps';
import { OtherWays } from '../ui/OtherWays';
import { RowButton } from '../ui/RowLink';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/text';
import { PageText } from '../ui/PageText';
import { OpenPaymentCard, PaymentAmount, Waiting } from './OpenPaymentCard';

/** As high as the amount beside it. */
const CompanyMark = styled.img`
  width: 3.5rem;
  height: auto;
  aspect-ratio: 8 / 5;
`;

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
  // Of two cards it is the first, which need not be the one that waits.
  const card = awaiting === null ? payment.storedCard : null;
  const creditCard = t('payment.method.credit-card');
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
      <OpenPaymentCard
        icon={
          <Waiting>
            <CardIcon />
          </Waiting>
        }
        state={t('verification.waiting')}
        note={
          card
            ? t('payment.stored.tile', { company: creditCard, digits: card.lastDigits })
            : creditCard
        }
      >
        <PaymentAmount>
          {formatMoney(asked, currency)}
          {card?.company && <CompanyMark src={`/cards/${card.company}.svg`} alt="" />}
        </PaymentAmount>
        <PrimaryLink href={url}>{t('verification.action.open')}</PrimaryLink>
        <NumberedSteps>
          <li>{t('verification.action.1')}</li>
          <li>{t('verification.action.2')}</li>
          <li>
            {t(
              parts.length > 1 ? 'verification.action.continued' : 'verification.action.completed',
            )}
          </li>
        </NumberedSteps>
      </OpenPaymentCard>
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

export interface ConfirmationProps {
  payment: PaymentView;
  onPayment: (payment: PaymentView) => void;
}

const Mark = styled.img`
  width: 5.5rem;
  height: auto;
`;

export function MpesaConfirmation({ onPayment, payment }: ConfirmationProps) {
  const { t } = useTranslation();
  const backToPayment = useBackToPayment(payment.parts);
  const { amount, canSimulate, currency, mpesaPhone, token } = payment;
  return (
    <>
      <div>
        <ArrivalTitle>{t('mpesaRequest.confirm.title')}</ArrivalTitle>
        {mpesaPhone && (
          <PageText>{t('mpesaRequest.confirm.phone', { digits: mpesaPhone.lastDigits })}</PageText>
        )}
      </div>
      <OpenPaymentCard
        icon={
          <Waiting>
            <PhoneIcon />
          </Waiting>
        }
        state={<span role="status">{t('verification.waiting')}</span>}
        note={t('mpesaRequest.confirm.validFor', { minutes: answerMinutes })}
      >
        <PaymentAmount>
          {formatMoney(amount, currency)}
          <Mark src="/m-pesa.svg" alt="M-Pesa" width={116} height={36} />
        </PaymentAmount>
        <NumberedSteps>
          <li>{t('mpesaRequest.confirm.1')}</li>
          <li>{t('mpesaRequest.confirm.2')}</li>
          <li>{t('mpesaRequest.confirm.3')}</li>
        </NumberedSteps>
      </OpenPaymentCard>
      <Stack $gap={12}>
        <Text $size="small" $tone="text-muted">
          {t('mpesaRequest.confirm.again')}
        </Text>
        <RowButton onClick={backToPayment}>{t('mpesaRequest.otherMethod')}</RowButton>
      </Stack>
      {canSimulate && (
        <SimulateButton token={token} label={t('mpesaRequest.simulate')} onPayment={onPayment} />
      )}
    </>
  );
}
