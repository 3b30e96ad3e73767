import { styled } from 'styled-components';

/** The parts of a page, one under the other. */
export const PayLinkContent = styled.div`
  display: grid;
  gap: 24px;
`;
