import { styled } from 'styled-components';
import { from } from './layout';

export const PageTitle = styled.h1`
  font-size: 24px;
  line-height: 1.3;
  font-weight: 600;
  text-wrap: balance;

  @media ${from('tablet')} {
    font-size: 28px;
  }
`;

export const PageText = styled.p`
  margin-top: 8px;
  color: var(--color-text-muted);
`;
