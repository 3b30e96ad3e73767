import { css, styled } from 'styled-components';
import { TextButton } from './Button';
import { TextLink } from './TextLink';

/** The other way below a page's button: as far from it as from what follows. */
const quietWay = css`
  justify-self: center;
  margin-block: calc(-1 * var(--space-12));
`;

export const QuietLink = styled(TextLink)`
  ${quietWay}
`;

export const QuietButton = styled(TextButton)`
  ${quietWay}
`;
