import { memo } from 'react';
import { styled } from 'styled-components';
import { number } from 'yup';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import type { Plan } from '@/contract/product';
import { minimumPartAmount, splitPlan } from '@/services/checkout/twoMethods';
import type { ValidationMessageKey } from '@/validation/rule';
import { cardsSchema, toCardPart } from '../card';
import { CardFields } from '../CardFields';
import { DocumentField, InvoiceDocumentField } from '../DocumentField';
import type { MethodContext, PaymentMethodRules } from '../paymentMethod';
import { SplitForm } from './SplitForm';

const message: ValidationMessageKey = 'validation.splitAmount';

const createSchema = (cards: 1 | 2) => (context: MethodContext) => ({
  cards: cardsSchema(cards, context),
  firstAmount: number()
    .required(message)
    .min(minimumPartAmount, message)
    .max(context.amount - minimumPartAmount, message),
});

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-8);
  padding-top: var(--space-16);
  border-top: 1px solid var(--color-border);
`;

const Heading = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-16);
  padding-bottom: var(--space-8);
  font-weight: 600;
`;

interface CardGroupProps {
  title: MessageKey;
  plan: Plan;
  card?: 0 | 1;
}

const CardGroup = memo(function CardGroup({ card = 0, plan, title }: CardGroupProps) {
  const { t } = useTranslation();
  return (
    <Group aria-label={t(title)}>
      <Heading aria-hidden>
        {t(title)}
        <span>{formatMoney(plan.amount, plan.currency)}</span>
      </Heading>
      <CardFields plan={plan} card={card} />
    </Group>
  );
});

export const twoCards = {
  Form: ({ plan }: { plan: Plan }) => (
    <SplitForm plan={plan} labels={['payment.split.firstCard', 'payment.split.secondCard']}>
      {(first, second) => (
        <>
          <CardGroup title="payment.split.card1" plan={first} />
          <CardGroup title="payment.split.card2" plan={second} card={1} />
          <InvoiceDocumentField />
        </>
      )}
    </SplitForm>
  ),
  documentNeeded: 'forInvoice',
  getSchema: createSchema(2),
  toParts: (plan, values) => {
    const [first, second] = splitPlan(plan, values.firstAmount);
    const firstCard = toCardPart(first, values);
    const secondCard = toCardPart(second, values, 1);
    return [
      { ...firstCard, principal: first.amount },
      { ...secondCard, principal: second.amount },
    ];
  },
} satisfies PaymentMethodRules & { Form: unknown };

export const cardAndPix = {
  Form: function CardAndPixForm({ plan }: { plan: Plan }) {
    const { t } = useTranslation();
    return (
      <SplitForm plan={plan} labels={['payment.split.card', 'payment.split.pix']}>
        {(first) => (
          <>
            <CardGroup title="payment.split.cardTitle" plan={first} />
            <p>{t('payment.split.pixText')}</p>
            <DocumentField purpose="payer" />
          </>
        )}
      </SplitForm>
    );
  },
  documentNeeded: 'always',
  getSchema: createSchema(1),
  toParts: (plan, values) => {
    const [first, second] = splitPlan(plan, values.firstAmount);
    const card = toCardPart(first, values);
    return [
      { ...card, principal: first.amount },
      { method: 'pix', amount: second.amount },
    ];
  },
} satisfies PaymentMethodRules & { Form: unknown };
