import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatMoney } from '@/domain/money';
import type { ProductV2 } from '@/contract/product';
import { selectPlan } from '@/services/checkout/selectPlan';
import { parseDesignSystemId } from '@/services/checkout/theme';
import type { BrandLook } from '@/services/checkout/page';
import { fitsTwoColumns } from './builderLayout';
import { FlowSteps } from './FlowSteps';
import type { Link } from './useLink';

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-32) var(--space-24);
  padding: var(--space-24) min(var(--space-24), 4vw);
  border-radius: var(--radius-card);
  background: linear-gradient(var(--color-pane-start), var(--color-pane-end));
  color: var(--color-pane-text);

  > * {
    flex: 1 1 9rem;
    min-width: 0;
  }

  > figure {
    flex: 1 0 15rem;
    max-width: 100%;
  }

  @container ${fitsTwoColumns} {
    column-gap: var(--space-16);
  }
`;

const Offered = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
`;

const Logo = styled.img`
  width: 110px;
  height: 2.5rem;
  object-fit: contain;
  object-position: left;
`;

const Offer = styled.div`
  min-height: 5rem;
`;

const Price = styled.p`
  margin-top: var(--space-8);
  font: var(--text-h2);
`;

const Path = styled.div<{ $isWaiting: boolean }>`
  min-height: ${({ $isWaiting }) => ($isWaiting ? '16rem' : '0')};
`;

interface SoldProps {
  link: Link;
  product: ProductV2 | null;
}

interface BrandPanelProps extends SoldProps {
  children: ReactNode;
}

/** What the buyer gets, on the ground of its brand: offer, steps and the page that opens. */
export function BrandPanel({ children, link, product: priced }: BrandPanelProps) {
  const look = getLook(link);
  const { flow, isLoading, product } = link;
  return (
    <Panel
      style={
        look && {
          background: `linear-gradient(${look.paneStart}, ${look.paneEnd})`,
          color: look.paneText,
        }
      }
    >
      <Offered>
        {look && <Logo src={look.logoFile} alt={product?.brandName} width={110} height={40} />}
        <Sold link={link} product={priced} />
        <Path $isWaiting={isLoading}>{flow && <FlowSteps flow={flow} />}</Path>
      </Offered>
      {children}
    </Panel>
  );
}

function getLook({ choice, config, product }: Link): BrandLook | undefined {
  const ownLooks = choice.locale === 'pt-MZ' ? product?.looksInMozambique : null;
  const configured = config ? parseDesignSystemId(config.designSystemId).dsMode : 'light';
  return (ownLooks ?? product?.looks)?.[choice.mode || configured];
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
      {plan && (
        <>
          <p>{plan.name}</p>
          <Price>{formatMoney(plan.amount, plan.currency)}</Price>
        </>
      )}
    </Offer>
  );
}
