import type { CSSProperties, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { formatMoney } from '@/domain/money';
import type { ProductV2 } from '@/contract/product';
import { selectPlan } from '@/services/checkout/selectPlan';
import { parseDesignSystemId } from '@/services/checkout/theme';
import type { BrandLook } from '@/services/checkout/page';
import { edge, fitsPage, fitsTwoColumns } from './builderLayout';
import { FlowSteps } from './FlowSteps';
import type { Link } from './useLink';

const ground = css`
  border-radius: var(--radius-card);
  background: linear-gradient(var(--color-pane-start), var(--color-pane-end));
  color: var(--color-pane-text);
`;

/** Two cards on a phone: what is sold before the choices, the steps after them. */
const Panel = styled.div`
  display: contents;

  @container ${fitsPage} {
    display: grid;
    grid-template:
      '.     page' 1fr
      'offer page' auto
      'steps page' auto
      '.     page' 1fr
      / minmax(0, 1fr) auto;
    gap: var(--space-24);
    padding: var(--space-24);
    ${ground}
  }

  @container ${fitsTwoColumns} {
    grid-area: 2 / 2;
  }
`;

/** On a phone the page that opens rises from its lower edge. */
const Sold = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16);
  padding: var(--space-24) ${edge} 0;
  ${ground}

  > figure {
    flex: none;
    margin-inline: auto;
  }

  @container ${fitsPage} {
    display: contents;

    > figure {
      grid-area: page;
    }
  }
`;

const Offered = styled.div`
  flex: 1 1 6rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-16);
  padding-block-end: var(--space-24);

  @container ${fitsPage} {
    grid-area: offer;
    gap: var(--space-24);
    padding: 0;
  }
`;

const Logo = styled.img`
  width: 110px;
  max-width: 100%;
  height: 2.5rem;
  object-fit: contain;
  object-position: left;
`;

const Words = styled.div`
  min-height: 5rem;
`;

const Price = styled.p`
  margin-top: var(--space-8);
  font: var(--text-h2);
`;

const Path = styled.div<{ $isWaiting: boolean }>`
  order: 1;
  min-height: ${({ $isWaiting }) => ($isWaiting ? '16rem' : '0')};
  padding: var(--space-24) ${edge};
  ${ground}

  @container ${fitsPage} {
    grid-area: steps;
    padding: 0;
    background: none;
  }
`;

interface OfferProps {
  link: Link;
  product: ProductV2 | null;
}

interface BrandPanelProps extends OfferProps {
  children: ReactNode;
}

/** What the buyer gets, on the ground of its brand: offer, steps and the page that opens. */
export function BrandPanel({ children, link, product: priced }: BrandPanelProps) {
  const look = getLook(link);
  const { flow, isLoading, product } = link;
  return (
    <Panel style={look && groundOf(look)}>
      <Sold>
        <Offered>
          {look && <Logo src={look.logoFile} alt={product?.brandName} width={110} height={40} />}
          <Offer link={link} product={priced} />
        </Offered>
        {children}
      </Sold>
      <Path $isWaiting={isLoading}>{flow && <FlowSteps flow={flow} />}</Path>
    </Panel>
  );
}

function groundOf({ paneEnd, paneStart, paneText }: BrandLook): CSSProperties {
  const colors: Record<`--${string}`, string> = {
    '--color-pane-start': paneStart,
    '--color-pane-end': paneEnd,
    '--color-pane-text': paneText,
  };
  return colors;
}

function getLook({ choice, config, product }: Link): BrandLook | undefined {
  const ownLooks = choice.locale === 'pt-MZ' ? product?.looksInMozambique : null;
  const configured = config ? parseDesignSystemId(config.designSystemId).dsMode : 'light';
  return (ownLooks ?? product?.looks)?.[choice.mode || configured];
}

function Offer({ link, product }: OfferProps) {
  const { choice, config, flow } = link;
  const step = flow?.steps.find(({ templateId }) => templateId === 'payment');
  const plan = product && selectPlan(product, { planId: choice.planId }, step?.props.plan?.id);
  return (
    <Words>
      <p>
        <strong>{config?.title}</strong>
      </p>
      {plan && (
        <>
          <p>{plan.name}</p>
          <Price>{formatMoney(plan.amount, plan.currency)}</Price>
        </>
      )}
    </Words>
  );
}
