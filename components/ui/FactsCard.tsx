import { styled } from 'styled-components';
import { Card } from './Card';
import { from } from './layout';

/**
 * In the pane a part of the order, below a line as its other parts. There the pattern begins lower: it
 * would run through the words of so long an order.
 */
export const FactsCard = styled(Card)`
  .pane & {
    padding: var(--space-24) 0 0;
    border-width: 1px 0 0;
    border-radius: 0;
  }

  @media ${from('desktop')} {
    .panes:has(.pane &) .pane-in-sight::before {
      mask-image:
        var(--pane-pattern),
        linear-gradient(
          transparent min(100% - 9rem, var(--pattern-top, 46rem)),
          #000 min(100%, 70rem)
        );
    }
  }
`;

/**
 * Large text on a phone: each value begins where its label does. In the pane no louder than the order
 * above it.
 */
export const FactsList = styled.dl`
  display: grid;
  gap: var(--space-8);
  margin-top: var(--space-16);

  @container (max-width: 15rem) {
    gap: var(--space-16);

    .order-row {
      display: block;
    }

    dd {
      text-align: start;
    }
  }

  .pane & {
    font: var(--text-small);
  }
`;
