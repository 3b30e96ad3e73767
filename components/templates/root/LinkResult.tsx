import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import type { ProductV2 } from '@/contract/product';
import { selectPlan } from '@/services/checkout/selectPlan';
import { parseDesignSystemId } from '@/services/checkout/theme';
import type { BrandLook } from '@/services/checkout/page';
import { CardTitle } from '../../ui/Card';
import { Stack } from '../../ui/Stack';
import { PageText } from '../../ui/PageText';
import { BuilderCard, fits } from './builderLayout';
import { createLink } from './createLink';
import { ReadyLink } from './ReadyLink';
import { type Link, useDebounced } from './useLink';

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-24);

  @container ${fits('twoColumns')} {
    grid-area: 1 / 2 / 3;
    width: 22rem;
  }

  @container ${fits('threeColumns')} {
    grid-row: 1;
    grid-template-columns: 19rem auto;
    width: auto;
  }
`;

interface LinkResultProps {
  link: Link;
  product: ProductV2 | null;
  origin: string;
  isSellerUnknown: boolean;
  hasPreview: boolean;
}

export function LinkResult({
  hasPreview,
  isSellerUnknown,
  link,
  origin,
  product,
}: LinkResultProps) {
  const { t } = useTranslation();
  const firstTemplate = link.flow?.steps[0]?.templateId;
  return (
    <Place>
      <Stack as={BuilderCard} $gap={12}>
        <CardTitle>{t('builder.result')}</CardTitle>
        <Sold link={link} product={product} />
        {isSellerUnknown ? (
          // A sale through such a link would have no seller.
          <PageText>{t('builder.result.sellerUnknown')}</PageText>
        ) : (
          <ReadyLink isInReach href={createLink(origin, link.choice, firstTemplate)} />
        )}
      </Stack>
      {hasPreview &&
        !isSellerUnknown &&
        (firstTemplate === 'lead' ? (
          // The builder's own cookie sets homologation: a preview with the parameter could set it again
          // after the switch off.
          <Preview address={createLink('', { ...link.choice, isHomologation: false })} />
        ) : (
          link.isLoading && <Phone />
        ))}
    </Place>
  );
}

const Panel = styled.div.attrs<{ $look: BrandLook }>(({ $look }) => ({
  style: {
    background: `linear-gradient(${$look.paneStart}, ${$look.paneEnd})`,
    color: $look.paneText,
  },
}))<{ $look: BrandLook }>`
  display: grid;
  justify-items: start;
  gap: var(--space-12);
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

function Sold({ link, product }: Pick<LinkResultProps, 'link' | 'product'>) {
  const { choice, config, flow } = link;
  const step = flow?.steps.find(({ templateId }) => templateId === 'payment');
  const plan = product && selectPlan(product, { planId: choice.planId }, step?.props.plan?.id);
  return (
    <BrandPanel link={link}>
      <Offer>
        <p>
          <strong>{config?.title}</strong>
        </p>
        {plan && <p>{`${plan.name} · ${formatMoney(plan.amount, plan.currency)}`}</p>}
      </Offer>
    </BrandPanel>
  );
}

function BrandPanel({ children, link }: { children: ReactNode; link: Link }) {
  const { choice, config, product } = link;
  if (!product) return null;
  const ownLooks = choice.locale === 'pt-MZ' ? product.looksInMozambique : null;
  const configured = config ? parseDesignSystemId(config.designSystemId).dsMode : 'light';
  const look = (ownLooks ?? product.looks)[choice.mode || configured];
  return (
    <Panel $look={look}>
      <Logo src={look.logoFile} alt={product.brandName} width={110} height={40} />
      {children}
    </Panel>
  );
}

/** The whole first screen of a phone (375 x 812), smaller than it is. */
const Phone = styled.div`
  --scale: 0.7;
  width: calc(375px * var(--scale) + 16px);
  height: calc(812px * var(--scale) + 16px);
  margin-inline: auto;
  overflow: clip;
  border: 8px solid var(--color-pane-end);
  border-radius: var(--space-32);
  background: var(--color-surface-raised);
  box-shadow: var(--elevation-card);

  @container ${fits('threeColumns')} {
    --scale: 0.8;
  }

  > iframe {
    display: block;
    width: 375px;
    height: 812px;
    border: 0;
    scale: var(--scale);
    transform-origin: 0 0;
    pointer-events: none;
  }
`;

const Caption = styled.figcaption`
  margin-top: var(--space-12);
  color: var(--color-text-muted);
  font: var(--text-small);
  text-align: center;
`;

function Preview({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <figure>
      <Phone>
        <iframe inert title={t('builder.preview')} src={useDebounced(address)} />
      </Phone>
      <Caption>{t('builder.preview.caption')}</Caption>
    </figure>
  );
}
