import { styled } from 'styled-components';

export const Card = styled.section`
  padding: 24px 16px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  @media (min-width: 420px) {
    padding: 32px 24px;
  }
`;

export const CardTitle = styled.h2`
  font-size: 18px;
  line-height: 1.35;
  font-weight: 600;
`;
