import { styled } from 'styled-components';
import type { BrandLook } from '@/contexts/checkout/rootPage';
import { parseDesignSystemId } from '@/services/checkout/designSystem';
import { selectPlan } from '@/services/checkout/selectPlan';
import { formatMoney } from '@/services/format/formatMoney';
import type { Product } from '@/services/product';
import type { Link } from './useLink';

/** In the brand's own colours, which come with the page. */
const Panel = styled.div.attrs<{ $look: BrandLook }>(({ $look }) => ({
  style: { background: $look.background, color: $look.text, borderColor: $look.primary },
}))<{ $look: BrandLook }>`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 8px;
  min-height: 152px;
  padding: 24px 16px;
  border: 2px solid;
  border-radius: var(--radius-card);
  text-align: center;
`;

const Logo = styled.img`
  width: 110px;
  height: 40px;
  object-fit: contain;
`;

/** Two lines are kept for what the service says. */
const Offer = styled.div`
  min-height: 48px;
`;

const Title = styled.p`
  font-weight: 600;
`;

interface LinkPreviewProps {
  link: Link;
  /** null until its price is known. */
  product: Product | null;
}

/** What the link's buyers will see: the brand, the product and its price. */
export function LinkPreview({ link, product }: LinkPreviewProps) {
  const { choice, config, flow } = link;
  const shown = link.product;
  if (!shown) return null;
  const looks = (choice.locale === 'pt-MZ' && shown.looksInMozambique) || shown.looks;
  const configured = config ? parseDesignSystemId(config.designSystemId).dsMode : 'light';
  const look = looks[choice.mode || configured];
  const step = flow?.steps.find(({ templateId }) => templateId === 'payment');
  const plan = product && selectPlan(product, { planId: choice.planId }, step?.props.plan?.id);
  return (
    <Panel $look={look}>
      <Logo src={look.logoFile} alt={shown.brandName} width={110} height={40} />
      <Offer>
        <Title>{config?.title}</Title>
        {plan && (
          <p>
            {plan.name} · {formatMoney(plan.amount, plan.currency)}
          </p>
        )}
      </Offer>
    </Panel>
  );
}
