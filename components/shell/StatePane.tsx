import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { LockIcon } from '../ui/icons';
import { from } from '../ui/layout';

/** As high as the pane, without what pads its column and stands above. */
export const stateHeight = 'calc(100vh - 9rem)';

const Side = styled.aside`
  display: grid;
  gap: var(--space-8);
  padding-bottom: var(--space-12);

  /* Its picture is the only one. */
  .panes:has(&) .pane-in-sight::after {
    display: none;
  }

  > svg {
    /* By day and by night in the brand's hue: the pane's own shades are grey by night. */
    --color-scene-light: var(--color-pane-muted);
    --color-scene-middle: color-mix(in srgb, var(--color-pane-muted) 40%, var(--color-primary));
    --color-scene-deep: color-mix(in srgb, var(--color-primary) 60%, var(--color-pane-end));
    --color-scene-ink: var(--color-pane-end);
    --color-scene-accent: var(--color-pane-accent);
    --color-scene-accent-deep: color-mix(
      in srgb,
      var(--color-pane-accent) 68%,
      var(--color-pane-end)
    );

    justify-self: center;
    width: 100%;
    height: 9rem;
  }

  @media ${from('desktop')} {
    grid-template-rows: auto 1fr;
    min-height: ${stateHeight};
    padding: 0;

    > svg {
      grid-row: 2;
      align-self: center;
      height: min(22rem, 50vh);
    }
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
