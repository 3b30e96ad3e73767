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
import { CardIcon } from '../../ui/methodIcons';
import { RichText } from '../../ui/RichText';
import { Text } from '../../ui/text';
import { readStoredProfile } from '../storedProfile';
import { SubmitBar } from '../SubmitBar';
import { TermsText } from '../TermsField';
import { InstallmentsField } from './InstallmentsField';
import type { FilledPart } from '../paymentCall';
import type { PaymentValues } from '../paymentValues';
import { findInstallment, spread } from '../prices';

type StoredCard = NonNullable<PaymentView['storedCard']>;

const loading = new Map<string, Promise<StoredCard | null>>();

/** Asks once for what tile and form show; an answer without a card is asked for again. */
function loadStoredCard(token: string): Promise<StoredCard | null> {
  const known = loading.get(token);
  if (known) return known;
  const asked = getPayment(token).then(
    ({ storedCard }) => storedCard ?? null,
    () => null,
  );
  loading.set(token, asked);
  void asked.then((card) => {
    if (!card) loading.delete(token);
  });
  return asked;
}

function useStoredCard(): StoredCard | null {
  const token = useStored('purchaseToken');
  const [card, setCard] = useState<StoredCard | null>(null);
  useEffect(() => {
    if (token === null) return undefined;
    let isAsked = true;
    void loadStoredCard(token).then((answered) => {
      if (isAsked) setCard(answered);
    });
    return () => {
      isAsked = false;
    };
  }, [token]);
  return card;
}

/** As high as an icon. */
const CompanyMark = styled.img`
  width: 2em;
  height: 1.25em;
`;

export function Mark() {
  const company = useStoredCard()?.company;
  return company ? <CompanyMark src={`/cards/${company}.svg`} alt="" /> : <CardIcon />;
}

/** One line: of a long name of a company the end is cut off, never the digits. */
const OneLine = styled.span`
  display: flex;
  overflow: hidden;
  white-space: pre;
`;

const Company = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export function Detail() {
  const { t } = useTranslation();
  const card = useStoredCard();
  if (!card) return <br />;
  const company = card.company ? t(`field.cardCompany.${card.company}`) : t('payment.stored.card');
  return (
    <OneLine>
      <RichText
        text={t('payment.stored.tile', { digits: card.lastDigits })}
        parts={{ company: <Company>{company}</Company> }}
      />
    </OneLine>
  );
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
      <StoredCardStatus role="status" className="notice">
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

export const toParts = (plan: Plan, values: PaymentValues): FilledPart[] => [
  {
    method: 'default-credit-card',
    ...spread(plan, values.cards[0]?.installments),
    paymentProfileId: readStoredProfile() ?? '',
  },
];
