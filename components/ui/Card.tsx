import { css, styled } from 'styled-components';
import { from } from './layout';

export const card = css`
  padding: 24px 16px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  @media ${from('phone')} {
    padding: 32px 24px;
  }
`;

export const Card = styled.section`
  ${card}
`;

export const CardTitle = styled.h2`
  font-size: 18px;
  line-height: 1.35;
  font-weight: 600;
`;
