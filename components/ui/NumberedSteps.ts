import { styled } from 'styled-components';

/** Without its own numbers Safari would not announce it as a list, so its role is explicit. */
export const NumberedSteps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: var(--space-12);
  counter-reset: step;

  li {
    display: flex;
    gap: var(--space-12);
  }

  li::before {
    content: counter(step);
    counter-increment: step;
    flex: none;
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 50%;
    background: var(--color-tint);
    font: var(--text-label);
  }
`;
