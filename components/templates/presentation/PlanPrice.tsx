import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { getLongestInstallment } from '@/services/checkout/selectPlan';
import { formatMoney } from '@/services/format/formatMoney';
import type { Plan } from '@/services/product';

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
