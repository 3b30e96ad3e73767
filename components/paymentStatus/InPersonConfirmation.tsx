import { css, styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { InPersonMethod } from '@/contract/enumerations';
import { formatMoney } from '@/domain/money';
import { SimulateButton } from '../payment/SimulateButton';
import { useBackToPayment } from '../payment/paymentPages';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { TextButton } from '../ui/Button';
import { Icon } from '../ui/icons';
import { inPersonIcons } from '../ui/methodIcons';
import { OtherWays } from '../ui/OtherWays';
import { PageText } from '../ui/PageText';
import { Stack } from '../ui/Stack';
import { OpenPaymentCard, PaymentAmount, Waiting } from './OpenPaymentCard';
import type { ConfirmationProps } from './PaymentConfirmation';

/** Who takes the money. */
const SellerIcon = () => (
  <Icon>
    <path d="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c0-4 3.2-6 7.5-6s7.5 2 7.5 6" />
  </Icon>
);

const ForwardIcon = () => (
  <Icon>
    <path d="M4.5 12h15M13.5 6l6 6-6 6" />
  </Icon>
);

const besideIcon = css`
  display: flex;
  align-items: center;
  gap: var(--space-8);

  .icon {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    color: var(--color-accent);
  }
`;

/** A name above each value, and a line below both. */
const Facts = styled.dl`
  display: grid;
  gap: var(--space-16);

  > div {
    padding-bottom: var(--space-16);
    border-bottom: 1px solid var(--color-border);
  }

  dt {
    color: var(--color-text-muted);
    font: var(--text-small);
  }
`;

const Method = styled.dd`
  ${besideIcon}
  font: var(--text-strong);
`;

const Next = styled.p`
  ${besideIcon}
  font: var(--text-small);
`;

interface InPersonConfirmationProps extends ConfirmationProps {
  method: InPersonMethod;
}

export function InPersonConfirmation({ method, onPayment, payment }: InPersonConfirmationProps) {
  const { t } = useTranslation();
  const { sellerName } = useCheckoutProduct();
  const backToPayment = useBackToPayment(payment.parts);
  const { amount, canSimulate, currency, token } = payment;
  const MethodIcon = inPersonIcons[method];
  return (
    <>
      <div>
        <ArrivalTitle>{t('verification.inPerson.title')}</ArrivalTitle>
        {sellerName !== '' && (
          <PageText>{t('verification.inPerson.text', { seller: sellerName })}</PageText>
        )}
      </div>
      <OpenPaymentCard
        icon={
          <Waiting>
            <SellerIcon />
          </Waiting>
        }
        state={<span role="status">{t('verification.inPerson.waiting')}</span>}
      >
        <Stack $gap={16}>
          <Facts>
            <div>
              <dt>{t('verification.inPerson.amount')}</dt>
              <PaymentAmount as="dd">{formatMoney(amount, currency)}</PaymentAmount>
            </div>
            <div>
              <dt>{t('verification.inPerson.method')}</dt>
              <Method>
                <MethodIcon />
                {t(`payment.method.${method}`)}
              </Method>
            </div>
          </Facts>
          <Next>
            <ForwardIcon />
            {t('verification.inPerson.next')}
          </Next>
        </Stack>
      </OpenPaymentCard>
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
