import { useId } from 'react';
import { styled } from 'styled-components';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { selectPlan } from '@/services/checkout/selectPlan';
import type { Campaign } from '@/services/product';
import { CardTitle } from '../../ui/Card';
import { CampaignPrice } from './CampaignPrice';

const Box = styled.section`
  display: grid;
  gap: 4px;
  padding: 16px;
  border: 1px solid var(--color-primary);
  border-radius: var(--radius-card);
  background: var(--color-surface);
`;

/** What is special about a campaign's price, in the words of its copy and the amounts charged. */
export function CampaignNotice({ campaign }: { campaign: Campaign }) {
  const titleId = useId();
  const { t } = useTranslation();
  const { page } = useCheckout();
  const { currentStep, product } = useCheckoutProduct();
  const plan = selectPlan(product, page.query, currentStep?.props.plan?.id);
  return (
    <Box aria-labelledby={titleId}>
      <CardTitle id={titleId}>{t(`campaign.${campaign}.title`)}</CardTitle>
      <p>{t(`campaign.${campaign}.text`)}</p>
      <CampaignPrice plan={plan} voucher={product.voucher} />
    </Box>
  );
}
