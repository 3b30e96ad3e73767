import { css, styled } from 'styled-components';

/** A list's number in a circle; what it stands on may set the circle's size and ground. */
export const numberMark = css`
  flex: none;
  display: grid;
  place-items: center;
  width: var(--number-size, 1.5rem);
  height: var(--number-size, 1.5rem);
  border-radius: 50%;
  background: var(--number-ground, var(--color-tint));
  font: var(--text-label);
`;

/**
 * Without its own numbers Safari would not announce it as a list, so its role is explicit. Large text
 * on a phone: more words find room in a line.
 */
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
    ${numberMark}
  }

  @container (max-width: 15rem) {
    font: var(--text-small);

    li {
      gap: var(--space-4);
    }
  }
`;
