import { css } from 'styled-components';
import { from } from '../ui/layout';
import { toCssText } from './toCssText';

/** Beside a brand's pane, what covers both (LoadingOverlay.tsx) has its content over the form. */
export const overlayCss = toCssText(css`
  @media ${from('desktop')} {
    html:has(.pane-column > :not(:empty)) [data-overlay] {
      padding-inline: calc(100% - var(--form-width) - var(--pane-inset)) var(--pane-inset);
    }
  }

  @media ${from('wide')} {
    html:has(.pane-column > :not(:empty)) [data-overlay] {
      padding-inline: calc(50% + var(--pane-inset))
        calc(50% - var(--form-width) - var(--pane-inset));
    }
  }
`);
