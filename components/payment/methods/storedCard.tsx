import { useEffect, useState } from 'react';
import { useField } from 'formik';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { formatMoney } from '@/domain/money';
import type { PaymentView } from '@/contract/payment';
import type { Plan } from '@/contract/product';
import { getPayment } from '@/services/api/payment';
import { Text } from '../../ui/text';
import { readStoredProfile } from '../storedProfile';
import { SubmitBar } from '../SubmitBar';
import { TermsText } from '../TermsField';
import { findInstallment, spread } from './installments';
import { InstallmentsField } from './InstallmentsField';
import type { OrderPart } from '../paymentCall';
import type { PaymentValues } from '../paymentValues';

function useStoredCard(): PaymentView['storedCard'] | null {
  const token = useStored('purchaseToken');
  const [card, setCard] = useState<PaymentView['storedCard']>(null);
  useEffect(() => {
    if (token === null) return undefined;
    let isAsked = true;
    getPayment(token).then(
      ({ storedCard }) => {
        if (isAsked) setCard(storedCard);
      },
      () => undefined,
    );
    return () => {
      isAsked = false;
    };
  }, [token]);
  return card;
}

const StoredCardStatus = styled.p`
  min-height: 3rem;
`;

export function Form({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const card = useStoredCard();
  const company = card?.company ? t(`field.cardCompany.${card.company}`) : t('payment.stored.card');
  return (
    <>
      <StoredCardStatus role="status">
        {card
          ? t('payment.stored.which', { company, digits: card.lastDigits })
          : t('payment.stored.text')}
      </StoredCardStatus>
      <InstallmentsField plan={plan} />
    </>
  );
}

const terms = {
  text: 'payment.stored.terms',
  withoutDocuments: 'payment.stored.terms.none',
} as const;

const consent = (
  <Text $size="fine" $tone="text-muted">
    <TermsText {...terms} />
  </Text>
);

export function Confirmation({ isBusy, plan }: { isBusy: boolean; plan: Plan }) {
  const { t } = useTranslation();
  const { brand } = useCheckoutPage();
  const [{ value: installments }] = useField<string>('cards[0].installments');
  const amount = findInstallment(plan, installments)?.totalValue ?? plan.amount;
  return (
    <SubmitBar
      isBusy={isBusy}
      consent={brand.isAcceptanceEnabled ? consent : undefined}
      label={t('payment.stored.submit', { amount: formatMoney(amount, plan.currency) })}
    />
  );
}

export const documentNeeded = 'never';

export const toParts = (plan: Plan, values: PaymentValues): OrderPart[] => [
  {
    method: 'default-credit-card',
    ...spread(plan, values.cards[0]?.installments),
    paymentProfileId: readStoredProfile() ?? '',
  },
];
