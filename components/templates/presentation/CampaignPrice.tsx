import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { getLongestInstallment } from '@/services/checkout/selectPlan';
import { formatMoney } from '@/services/format/formatMoney';
import type { AppliedVoucher, Plan } from '@/services/product';

const Text = styled.p`
  font-weight: 600;
`;

interface CampaignPriceProps {
  plan: Plan;
  voucher: AppliedVoucher | null;
}

/** What the plan cost before and costs now; nothing where nothing is taken off. */
export function CampaignPrice({ plan, voucher }: CampaignPriceProps) {
  const { t } = useTranslation();
  if (plan.amount >= plan.standardAmount) return null;
  const money = (amount: number) => formatMoney(amount, plan.currency);
  const longest = getLongestInstallment(plan);
  const price = longest
    ? t('campaign.priceInstallments', {
        count: longest.id,
        standard: money(longest.standardValue),
        price: money(longest.value),
      })
    : t('campaign.price', {
        standard: money(plan.standardAmount),
        price: money(plan.amount),
      });
  return (
    <Text>
      {voucher && `${t('campaign.voucher', { discount: money(voucher.discount) })} `}
      {price}
    </Text>
  );
}
