import { styled } from 'styled-components';
import { underlined } from './Button';

/** A link as quiet as a TextButton. */
export const TextLink = styled.a`
  display: inline-flex;
  align-items: center;
  ${underlined}
`;
