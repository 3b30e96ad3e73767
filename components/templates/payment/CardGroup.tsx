import { memo } from 'react';
import { styled } from 'styled-components';
import { useTranslation, type MessageKey } from '@/contexts/TranslationContext';
import { formatMoney } from '@/services/format/formatMoney';
import type { Plan } from '@/services/product';
import { FieldPrefix } from '../../fields/FieldPrefix';
import { CardFields } from './CardFields';

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
  /** What the names of its fields begin with. */
  prefix: string;
  /** The card's part of the order. */
  plan: Plan;
}

/** One of two methods: a card by its own name, with what it pays. */
export const CardGroup = memo(function CardGroup({ plan, prefix, title }: CardGroupProps) {
  const { t } = useTranslation();
  return (
    <Group aria-label={t(title)}>
      <Heading aria-hidden>
        {t(title)}
        <span>{formatMoney(plan.amount, plan.currency)}</span>
      </Heading>
      <FieldPrefix value={prefix}>
        <CardFields plan={plan} />
      </FieldPrefix>
    </Group>
  );
});
