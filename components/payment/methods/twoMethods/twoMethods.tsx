import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { number } from 'yup';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { minimumPartAmount, splitPlan } from '@/services/checkout/twoMethods';
import type { ValidationMessageKey } from '@/validation/rule';
import { Explanation } from '../../../ui/Notice';
import type { MethodContext, PaymentMethodRules } from '../../paymentValues';
import { cardsSchema, toCardPart } from '../card';
import { CardFields } from '../CardFields';
import { DocumentField, InvoiceDocumentField } from '../DocumentField';
import { PartNumber } from './PartNumber';
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
  gap: var(--space-12);
  padding-top: var(--space-12);

  & + & {
    margin-top: var(--space-12);
    padding-top: var(--space-24);
    border-top: 1px solid var(--color-border);
  }
`;

/** The amount beside its method, in the columns of the card below (fieldCss.ts); below it where there is no room. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) 0;
  align-items: center;

  input {
    font: var(--text-strong);
  }
`;

const Heading = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  font: var(--text-h2);
`;

interface PartProps {
  title: MessageKey;
  /** Beside a title that does not say which part it is. */
  number?: ReactNode;
  amount: ReactNode;
  children: ReactNode;
}

function Part({ amount, children, number, title }: PartProps) {
  const { t } = useTranslation();
  return (
    <Group aria-label={t(title)}>
      <Head>
        <Heading className="card-half" aria-hidden>
          {number}
          {t(title)}
        </Heading>
        <div className="card-half">{amount}</div>
      </Head>
      {children}
    </Group>
  );
}

interface CardPartProps extends Omit<PartProps, 'children'> {
  plan: Plan;
  card?: 0 | 1;
}

const CardPart = ({ card = 0, plan, ...part }: CardPartProps) => {
  const fields = useMemo(() => <CardFields plan={plan} card={card} />, [plan, card]);
  return <Part {...part}>{fields}</Part>;
};

export const twoCards = {
  Form: ({ plan }: { plan: Plan }) => (
    <SplitForm plan={plan} labels={['payment.split.firstCard', 'payment.split.secondCard']}>
      {([first, second]) => (
        <>
          <CardPart title="payment.split.card1" {...first} />
          <CardPart title="payment.split.card2" {...second} card={1} />
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
        {([card, pix]) => (
          <>
            <CardPart title="payment.split.cardTitle" number={<PartNumber place={1} />} {...card} />
            <Part title="payment.method.pix" number={<PartNumber place={2} />} amount={pix.amount}>
              <Explanation>{t('payment.split.pixText')}</Explanation>
              <DocumentField purpose="payer" />
            </Part>
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
