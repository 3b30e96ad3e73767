import { styled } from 'styled-components';
import { from } from './layout';

/** The one thing to do, within reach of a thumb on a phone that is high enough to leave room. */
export const ActionBar = styled.div.attrs<{ 'data-bar'?: boolean }>({ 'data-bar': true })`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-8) 0 calc(var(--space-12) + env(safe-area-inset-bottom, 0px));
  background: var(--color-surface);

  @media (min-height: 560px) {
    position: sticky;
    bottom: 0;
    z-index: 1;

    /* What goes on behind it fades. */
    &::before {
      content: '';
      position: absolute;
      inset: auto 0 100%;
      height: var(--space-16);
      background: linear-gradient(transparent, var(--color-surface));
      pointer-events: none;
    }
  }

  @media ${from('desktop')} {
    position: static;
    padding: 0;

    &::before {
      display: none;
    }
  }
`;
