import { styled } from 'styled-components';

/** A small drawing beside a choice, in the colours of the brand. */
export const ChoicePicture = styled.svg.attrs({ viewBox: '0 0 48 48', 'aria-hidden': true })`
  flex: none;
  width: 3rem;
  height: 3rem;
  border-radius: var(--radius-tile);
  background: var(--color-tint);
  fill: var(--color-primary);

  :checked ~ & {
    background: var(--color-surface);
  }

  /* In a narrow list, or beside large text, the words need its room. */
  @container (max-width: 15rem) {
    display: none;
  }

  .pale {
    opacity: 0.3;
  }

  .light {
    fill: var(--color-on-primary);
  }
`;
