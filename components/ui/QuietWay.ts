import { styled } from 'styled-components';
import { TextButton } from './Button';

/** The other way below a page's button: as far from it as from what follows. */
export const QuietButton = styled(TextButton)`
  justify-self: center;
  margin-block: calc(-1 * var(--space-12));
`;
