import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { LockIcon } from '../ui/icons';
import { from } from '../ui/layout';

const Side = styled.aside`
  --scene-height: 10rem;
  display: grid;
  gap: var(--space-8);

  /* Its picture is the only one. */
  .panes:has(&) .pane-in-sight::after {
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

  @media ${from('desktop')} {
    --scene-height: min(75cqw, 62vh);
  }
`;

const Kind = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-height: 3rem;
  font: var(--text-label);
`;

/**
 * The side of a page that sells nothing: a picture of its state, and what it is where no brand says
 * so.
 */
export function StatePane({ scene }: { scene: ReactNode }) {
  const { t } = useTranslation();
  const isUnbranded = useCheckoutPage().brand.name === '';
  return (
    <Side>
      {isUnbranded && (
        <Kind>
          <LockIcon />
          {t('shell.kind')}
        </Kind>
      )}
      {scene}
    </Side>
  );
}
