import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useBuyerPrice } from '@/contexts/checkout/useBuyerPrice';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import type { AppliedVoucher, Plan, ProductV2 } from '@/contract/product';
import type { Campaign, VoucherRefusal } from '@/contract/enumerations';
import type { CheckoutQuery } from '@/services/checkout/query';
import { findTrial, getLongestInstallment, selectPlan } from '@/services/checkout/selectPlan';
import { CardTitle } from '../ui/Card';
import { FromDesktop } from '../ui/FromDesktop';
import { Text } from '../ui/text';

const Box = styled.section`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-16);
  border: 1px solid var(--color-primary);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  text-wrap: balance;
`;

const OwnPrice = styled(FromDesktop)`
  margin-block-start: var(--space-8);
  padding-block-start: var(--space-12);
  border-block-start: 1px solid var(--color-border);
`;

interface CampaignNoticeProps {
  campaign: Campaign;
  /** Below the words from 1024 px on, in place of the campaign's price. */
  price?: ReactNode;
}

export function CampaignNotice({ campaign, price }: CampaignNoticeProps) {
  const titleId = useId();
  const { t } = useTranslation();
  const { currentStep, product, saleQuery } = useCheckoutProduct();
  const plan = selectPlan(product, saleQuery, currentStep?.props.plan?.id);
  const refusal = product.campaign?.name === campaign ? product.campaign.refusal : undefined;
  const isUsedTrial = campaign === 'trial' && refusal === 'used';
  const shown = isUsedTrial ? 'trial-used' : campaign;
  const otherPrice = isUsedTrial ? null : findOtherPrice(campaign, { plan, product, saleQuery });
  useBuyerPrice(product.trial !== undefined);
  // Another plan, or an offer, is paid at once: the notice promises nothing that its price does not keep.
  if (campaign === 'trial' && !isUsedTrial && !findTrial(product, plan)) return null;
  return (
    <Box aria-labelledby={titleId}>
      <CardTitle id={titleId}>{t(`campaign.${shown}.title`)}</CardTitle>
      <p>{t(otherPrice ?? `campaign.${shown}.text`)}</p>
      {price === undefined ? (
        <CampaignPrice plan={plan} voucher={product.voucher} />
      ) : (
        <OwnPrice>{price}</OwnPrice>
      )}
    </Box>
  );
}

interface CampaignSale {
  product: Pick<ProductV2, 'campaign'>;
  plan: Plan;
  saleQuery: Pick<CheckoutQuery, 'offer' | 'voucher'>;
}

function findOtherPrice(
  campaign: Campaign,
  { plan, product, saleQuery }: CampaignSale,
): MessageKey | null {
  if (product.campaign?.name === campaign) {
    return product.campaign.refusal ? refusedTexts[product.campaign.refusal] : null;
  }
  // A trial has a first charge, and a buyer who has had it pays the usual price.
  if (campaign === 'trial' || campaign === 'trial-used') return null;
  if (saleQuery.voucher || saleQuery.offer) return 'campaign.replaced';
  return plan.amount < plan.standardAmount ? null : 'campaign.refused.not_for_you';
}

const refusedTexts: Record<VoucherRefusal, MessageKey> = {
  unknown: 'campaign.refused.over',
  other_plan: 'campaign.refused.not_for_you',
  not_yet: 'campaign.refused.not_yet',
  over: 'campaign.refused.over',
  exhausted: 'campaign.refused.exhausted',
  used: 'campaign.refused.used',
  not_for_you: 'campaign.refused.not_for_you',
  // Applies to vouchers that a buyer types, never to those that a flow brings.
  not_with_discount: 'campaign.refused.not_for_you',
  too_many: 'campaign.refused.not_for_you',
};

interface CampaignPriceProps {
  plan: Plan;
  voucher: AppliedVoucher | null;
}

function CampaignPrice({ plan, voucher }: CampaignPriceProps) {
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
  const discount = voucher && t('campaign.voucher', { discount: money(voucher.discount) });
  return <Text $size="strong">{discount ? `${discount} ${price}` : price}</Text>;
}
