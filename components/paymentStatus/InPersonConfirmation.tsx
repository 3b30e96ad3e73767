import { styled } from 'styled-components';
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
import { OpenPaymentCard, PaymentAmount, Waiting } from './OpenPaymentCard';
import type { ConfirmationProps } from './PaymentConfirmation';

/** Who takes the money. */
const SellerIcon = () => (
  <Icon>
    <path d="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c0-4 3.2-6 7.5-6s7.5 2 7.5 6" />
  </Icon>
);

/** Below the amount, a name above each value. */
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16) var(--space-24);

  > div {
    flex: 1 1 auto;
  }

  > :first-child {
    flex-basis: 100%;
    padding-bottom: var(--space-16);
    border-bottom: 1px solid var(--color-border);
  }

  dt {
    color: var(--color-text-muted);
    font: var(--text-small);
  }

  > :not(:first-child) > dd {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    font: var(--text-strong);
  }

  .icon {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--color-accent);
  }
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
        <PageText>{t('verification.inPerson.text', { seller: sellerName })}</PageText>
      </div>
      <OpenPaymentCard
        icon={
          <Waiting>
            <SellerIcon />
          </Waiting>
        }
        state={<span role="status">{t('verification.inPerson.waiting')}</span>}
      >
        <Facts>
          <div>
            <dt>{t('verification.inPerson.amount')}</dt>
            <PaymentAmount as="dd">{formatMoney(amount, currency)}</PaymentAmount>
          </div>
          <div>
            <dt>{t('verification.inPerson.method')}</dt>
            <dd>
              <MethodIcon />
              {t(`payment.method.${method}`)}
            </dd>
          </div>
          {sellerName !== '' && (
            <div>
              <dt>{t('shell.seller')}</dt>
              <dd>{sellerName}</dd>
            </div>
          )}
        </Facts>
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
