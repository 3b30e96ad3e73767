import { styled } from 'styled-components';
import { from } from './layout';

/** A page's title and, on a phone, the brand's motif beside it; on a desktop the pane has a picture. */
export const BrandTitle = styled.div`
  @media not all and ${from('desktop')} {
    container-type: inline-size;

    /* On a narrow screen, or with large text, the title has too little room. */
    @container (min-width: 20rem) {
      &::before {
        content: '';
        float: right;
        width: var(--motif-size);
        aspect-ratio: 1;
        margin-inline-start: var(--space-12);
        border-radius: min(var(--radius-card), 25%);
        background:
          var(--pane-motif) center / 80% no-repeat,
          linear-gradient(var(--color-pane-start), var(--color-pane-end));
      }
    }
  }
`;
