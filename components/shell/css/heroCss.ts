import { css } from 'styled-components';
import { from } from '../../ui/layout';
import { toCssText } from './toCssText';

export const heroCss = toCssText(css`
  /*
   * What the brand sells is drawn at the foot of the pane, up to its width, in the room that what is
   * written leaves; on a phone where the buyer arrives (posterCss.ts) or is offered something
   * (OfferPicture.tsx).
   */
  .pane-in-sight::after {
    content: '';
    display: none;
    /* 104 px from 1024 px on, none beside text that leaves no room for two columns (shellCss.ts). */
    flex: 1 0 clamp(0rem, 100vw - 57.5rem, 6.5rem);
    aspect-ratio: 8 / 5;
    margin-inline: auto;
    border-image: var(--pane-hero) 0 fill;
  }

  @media ${from('desktop')} {
    .pane-in-sight::after {
      display: block;
      max-height: min(62.5cqw, var(--hero-limit));
    }
  }
`);
