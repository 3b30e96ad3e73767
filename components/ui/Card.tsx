import { css, styled } from 'styled-components';
import { from } from './layout';

export const card = css`
  padding: var(--space-24) var(--space-16);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  @media ${from('phone')} {
    padding: var(--space-32) var(--space-24);
  }
`;

export const Card = styled.section`
  ${card}
`;

/** In the pane a part of the order, below a line as its other parts. */
export const FactsCard = styled(Card)`
  .pane & {
    padding: var(--space-24) 0 0;
    border-width: 1px 0 0;
    border-radius: 0;
  }

  /* The pattern begins lower: it would run through the words of so long an order. */
  @media ${from('desktop')} {
    .panes:has(.pane &) > .pane::before {
      mask-image: var(--pane-pattern), linear-gradient(transparent 75%, #000);
    }
  }
`;

export const CardTitle = styled.h2`
  font: var(--text-h2);
`;
