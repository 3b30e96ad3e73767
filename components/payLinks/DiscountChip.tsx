import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { formatMoney } from '@/domain/money';

/** In the pane's own pair of colours, which every brand has, by day and by night. */
const Chip = styled.p`
  justify-self: start;
  padding: var(--space-4) var(--space-12);
  border-radius: 99px;
  background: var(--color-pane-accent);
  color: var(--color-pane-end);
  font: var(--text-label);
`;

type Discounted = Pick<Plan, 'amount' | 'currency' | 'standardAmount'>;

/** What an offer or a credit takes off a plan's price. */
export function DiscountChip({ plan }: { plan: Discounted }) {
  const { t } = useTranslation();
  const discount = plan.standardAmount - plan.amount;
  if (discount <= 0) return null;
  return <Chip>{t('payLink.discount', { amount: formatMoney(discount, plan.currency) })}</Chip>;
}
