import { memo } from 'react';
import { styled } from 'styled-components';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import type { Plan } from '@/services/api/product';
import { CardFields } from '../CardFields';

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
  padding-top: 16px;
  border-top: 1px solid var(--color-border);
`;

const Heading = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  padding-bottom: 8px;
  font-weight: 600;
`;

interface CardGroupProps {
  title: MessageKey;
  /** The card's part of the order. */
  plan: Plan;
  /** Which of the form's cards it is. */
  card?: 0 | 1;
}

/** One of two methods: a card by its own name, with what it pays. */
export const CardGroup = memo(function CardGroup({ card = 0, plan, title }: CardGroupProps) {
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
