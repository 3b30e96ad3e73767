import { css, styled } from 'styled-components';
import { from } from './layout';
import { Stack } from './Stack';

/** What is beside the pane begins where the pane's product does, on a low screen higher. */
export const besideProduct = css`
  @media ${from('desktop')} {
    padding-block-start: min(
      20vh - var(--space-64) - var(--space-24),
      var(--space-48) + var(--space-24)
    );
  }
`;

export const ShortColumn = styled(Stack).attrs({ $gap: 24 })`
  align-content: start;
  ${besideProduct}
`;
