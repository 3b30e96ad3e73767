import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { from } from '../ui/layout';
import { Text } from '../ui/text';
import { PaymentCardIcon } from './stateIcons';

const Side = styled.aside`
  --scene-height: 10rem;
  display: grid;
  gap: var(--space-8);

  /* Its picture is the only one. */
  .panes:has(& > svg) .pane-in-sight::after {
    display: none;
  }

  /* At the foot of the pane and from edge to edge: its room is kept here. */
  &:has(> svg)::after {
    content: '';
    height: calc(var(--scene-height) - var(--space-12));
  }

  > svg {
    /* By day and by night in the brand's hue: the pane's own shades are grey by night. */
    --color-scene-light: var(--color-pane-muted);
    --color-scene-middle: color-mix(in srgb, var(--color-pane-muted) 40%, var(--color-primary));
    --color-scene-deep: color-mix(in srgb, var(--color-primary) 60%, var(--color-pane-end));
    --color-scene-ink: var(--color-pane-end);
    --color-scene-accent: var(--color-pane-accent);
    /* Black has no hue: the accent keeps its own, which the pane's would turn olive. */
    --color-scene-accent-deep: color-mix(in oklch, var(--color-pane-accent) 80%, black);

    position: absolute;
    inset: auto 0 0;
    z-index: -1;
    width: 100%;
    height: var(--scene-height);
  }

  .pane:has(> .pane-in-sight &) {
    overflow: clip;
  }

  /* The pattern is its sky: below the words, and above the land. */
  .panes:has(& > svg) .pane-in-sight::before {
    mask-image: var(--pane-pattern), linear-gradient(#000 50%, transparent 75%);
    mask-composite: intersect;
  }

  @media ${from('tablet')} {
    --scene-height: 15rem;
  }

  @media ${from('desktop')} {
    --scene-height: min(62cqw, 50vh);

    /* Its land reaches the foot of the highest screen. */
    .pane-in-sight:has(& > svg) {
      min-height: min(100%, 100vh);
    }

    .panes:has(& > svg) .pane-in-sight::before {
      opacity: 0.45;
      mask-image:
        var(--pane-pattern), linear-gradient(transparent 12rem, #000 38%, transparent 62%);
    }
  }
`;

/** What an unbranded page is, where others have their brand's wordmark. */
const Kind = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-height: 3rem;
  font: var(--text-h2);

  > svg {
    flex: none;
    width: 2.5rem;
    height: 2.5rem;
  }
`;

/**
 * The brand, below its wordmark, as a product stands there. Above a picture a phone has the wordmark
 * alone.
 */
const Product = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-16);

  > img {
    border-radius: min(var(--radius-card), 25%);
  }

  @media not all and ${from('desktop')} {
    &:has(+ svg) {
      display: none;
    }
  }
`;

interface StatePaneProps {
  /** None where what the brand sells is the picture. */
  scene?: ReactNode;
}

/**
 * The side of a page that sells nothing: a picture of its state, and what it is where no brand says
 * so.
 */
export function StatePane({ scene }: StatePaneProps) {
  const { t } = useTranslation();
  const { name, tile } = useCheckoutPage().brand;
  return (
    <Side>
      {name === '' ? (
        <Kind>
          <PaymentCardIcon />
          {t('shell.kind')}
        </Kind>
      ) : (
        <Product>
          {tile !== null && <img src={tile} alt="" width={64} height={64} />}
          <div>
            <Text $size="h2">{name}</Text>
            <Text $size="small" $tone="text-muted">
              {t('shell.kind')}
            </Text>
          </div>
        </Product>
      )}
      {scene}
    </Side>
  );
}
