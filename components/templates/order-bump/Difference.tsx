import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { getPlanDifference } from '@/services/checkout/planDifference';
import { formatMoney } from '@/services/format/formatMoney';
import type { Plan } from '@/services/product';

const Price = styled.p`
  font-size: 20px;
  line-height: 1.4;
  font-weight: 600;
`;

/** What a plan costs more than another: by the parcel where both can be spread, and in all. */
export function Difference({ base, plan }: { base: Plan; plan: Plan }) {
  const { t } = useTranslation();
  const { amount, monthly } = getPlanDifference(base, plan);
  const money = (value: number) => formatMoney(value, plan.currency);
  return (
    <div>
      <Price>
        {monthly
          ? t('orderBump.difference.monthly', {
              count: monthly.count,
              value: money(monthly.amount),
            })
          : t('orderBump.difference', { value: money(amount) })}
      </Price>
      {monthly && <p>{t('orderBump.difference.total', { value: money(amount) })}</p>}
    </div>
  );
}
