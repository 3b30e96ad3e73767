import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import type { Plan } from '@/contract/product';
import { getLongestInstallment } from '@/services/checkout/selectPlan';
import { Card, CardTitle } from '../ui/Card';
import { CheckIcon } from '../ui/controlIcons';

const Price = styled.div`
  margin-top: 8px;
`;

const Standard = styled.s`
  color: var(--color-text-muted);
`;

const Main = styled.p`
  font-size: 28px;
  line-height: 1.3;
  font-weight: 600;
`;

/** What a plan costs: by month where it can be spread, the whole, and what it was before. */
export function PlanPrice({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const money = (amount: number) => formatMoney(amount, plan.currency);
  const longest = getLongestInstallment(plan);
  const total = money(plan.amount);
  return (
    <Price>
      {plan.standardAmount > plan.amount && (
        <p>
          <Standard>
            {t('presentation.price.standard', { value: money(plan.standardAmount) })}
          </Standard>
        </p>
      )}
      <Main>
        {longest
          ? t('presentation.price.installments', { count: longest.id, value: money(longest.value) })
          : total}
      </Main>
      {longest && <p>{t('presentation.price.total', { total })}</p>}
    </Price>
  );
}

const Total = styled(Card)`
  padding-block: 16px;
`;

/** The plan as chosen, and what it comes to; said again when the choice changes. */
export function PlanTotal({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  return (
    <Total aria-label={t('presentation.total')}>
      <div role="status">
        <CardTitle>{plan.name}</CardTitle>
        <PlanPrice plan={plan} />
      </div>
    </Total>
  );
}

const List = styled.ul`
  display: grid;
  gap: 12px;

  li {
    display: flex;
    gap: 12px;
  }

  svg {
    flex: none;
    margin-top: 2px;
    color: var(--color-success);
  }
`;

export function BenefitList({ benefits }: { benefits: readonly string[] }) {
  if (benefits.length === 0) return null;
  return (
    <List>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <CheckIcon />
          {benefit}
        </li>
      ))}
    </List>
  );
}
