import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatMoney } from '@/domain/money';
import type { ProductV2 } from '@/contract/product';
import { selectPlan } from '@/services/checkout/selectPlan';
import { parseDesignSystemId } from '@/services/checkout/theme';
import type { BrandLook } from '@/services/checkout/page';
import type { Link } from './useLink';

const Panel = styled.div.attrs<{ $look: BrandLook }>(({ $look }) => ({
  style: {
    background: `linear-gradient(${$look.paneStart}, ${$look.paneEnd})`,
    color: $look.paneText,
  },
}))<{ $look: BrandLook }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: start;
  gap: var(--space-16);
  padding: var(--space-16);
  border-radius: var(--radius-card);
`;

const Logo = styled.img`
  width: 110px;
  height: 2.5rem;
  object-fit: contain;
  object-position: left;
`;

const Offer = styled.div`
  min-height: 3rem;
`;

interface SoldProps {
  link: Link;
  product: ProductV2 | null;
}

interface BrandPanelProps extends SoldProps {
  children: ReactNode;
}

export function BrandPanel({ children, link, product: priced }: BrandPanelProps) {
  const { choice, config, product } = link;
  if (!product) return children;
  const ownLooks = choice.locale === 'pt-MZ' ? product.looksInMozambique : null;
  const configured = config ? parseDesignSystemId(config.designSystemId).dsMode : 'light';
  const look = (ownLooks ?? product.looks)[choice.mode || configured];
  return (
    <Panel $look={look}>
      <Logo src={look.logoFile} alt={product.brandName} width={110} height={40} />
      <Sold link={link} product={priced} />
      {children}
    </Panel>
  );
}

function Sold({ link, product }: SoldProps) {
  const { choice, config, flow } = link;
  const step = flow?.steps.find(({ templateId }) => templateId === 'payment');
  const plan = product && selectPlan(product, { planId: choice.planId }, step?.props.plan?.id);
  return (
    <Offer>
      <p>
        <strong>{config?.title}</strong>
      </p>
      {plan && <p>{`${plan.name} · ${formatMoney(plan.amount, plan.currency)}`}</p>}
    </Offer>
  );
}
