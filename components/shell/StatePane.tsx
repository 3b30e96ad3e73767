import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { from } from '../ui/layout';
import { Text } from '../ui/text';
import { PaymentCardIcon } from './stateIcons';

/** Its hue is that of its sky; what stands before it is lit by the sun. */
const duskColors = css`
  --color-scene-middle: color-mix(in srgb, var(--color-pane-accent) 55%, var(--color-pane-end));
  --color-scene-deep: color-mix(in srgb, var(--color-pane-accent) 30%, var(--color-pane-end));
  --color-scene-ink: color-mix(in srgb, var(--color-pane-end) 45%, black);
`;

const Side = styled.aside<{ $isUnbranded: boolean }>`
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
    ${({ $isUnbranded }) => $isUnbranded && duskColors}

    position: absolute;
    inset: auto 0 0;
    z-index: -1;
    width: 100%;
    height: var(--scene-height);
  }

  .pane:has(> .pane-in-sight &) {
    overflow: clip;
  }

  /* Its sky has clouds and stars of its own. */
  .panes:has(& > svg) .pane-in-sight::before {
    display: none;
  }

  @media ${from('tablet')} {
    --scene-height: 15rem;

    /* The card below it hides nothing (shellCss.ts). */
    @media not all and ${from('desktop')} {
      .panes:has(& > svg) > .pane {
        margin-block-end: calc(-1 * var(--space-48));
        padding-block-end: 0;
      }
    }
  }

  @media ${from('desktop')} {
    /* A high screen shows less of its width, and all of what stands in its middle. */
    --scene-height: min(max(62cqw, 36vh), 50vh);
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
 * The brand, below its wordmark, as a product stands there (OrderPane.tsx), on a phone beside its motif.
 * Above a picture a phone has the wordmark alone.
 */
const Product = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);

  > img {
    width: 2.5rem;
    height: 2.5rem;
    border-radius: min(var(--radius-card), 25%);
  }

  @media not all and ${from('desktop')} {
    min-height: 5.5rem;
    margin-block-end: calc(-1 * var(--space-12));
    padding-inline-end: var(--motif-size);
    border-top: 1px solid var(--color-border);
    background: var(--pane-motif) right bottom / auto min(4.5rem, var(--motif-size)) no-repeat;

    &:has(+ svg) {
      display: none;
    }
  }

  @media ${from('desktop')} {
    gap: var(--space-16);

    > img {
      width: 4rem;
      height: 4rem;
    }
  }
`;

const Name = styled.p`
  font: var(--text-label);

  @media ${from('desktop')} {
    font: var(--text-h2);
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
  const isUnbranded = name === '';
  return (
    <Side $isUnbranded={isUnbranded}>
      {isUnbranded ? (
        <Kind>
          <PaymentCardIcon />
          {t('shell.kind')}
        </Kind>
      ) : (
        <Product>
          {tile !== null && <img src={tile} alt="" width={64} height={64} />}
          <div>
            <Name>{name}</Name>
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
