import { css } from 'styled-components';
import { from } from '../ui/layout';
import { toCssText } from './toCssText';

export const minimalPageCss = toCssText(css`
  /* Its first child is the brand's side. */
  .minimal-page {
    flex: 1;
    display: grid;
    grid-template:
      repeat(8, auto) 1fr / minmax(var(--space-16), 1fr) minmax(0, var(--form-width))
      minmax(var(--space-16), 1fr);
    row-gap: var(--space-24);
    background: var(--color-surface);
  }

  .minimal-page > * {
    grid-column: 2;
  }

  .minimal-page > strong {
    grid-column: 1 / -1;
    padding: var(--space-12) max(var(--space-16), calc(50% - var(--form-width) / 2));
    background: linear-gradient(var(--color-pane-start), var(--color-pane-end));
    color: var(--color-pane-text);
  }

  .minimal-page > strong img {
    height: 2.5rem;
    object-fit: contain;
    object-position: left;
  }

  @media ${from('desktop')} {
    .minimal-page {
      grid-template-columns:
        50% var(--space-48) minmax(0, var(--form-width))
        minmax(var(--space-48), 1fr);
    }

    .minimal-page > * {
      grid-column: 3;
    }

    .minimal-page > strong {
      grid-area: 1 / 1 / -1;
      display: grid;
      align-content: space-between;
      /* As wide as a pane's column. */
      --outside: calc(100% - 33rem);
      padding: var(--space-48) var(--space-48) 0 max(var(--space-48), var(--outside));
    }

    .minimal-page > strong::after {
      content: '';
      width: 30rem;
      max-width: 100%;
      height: var(--hero-height);
      border-image: var(--pane-hero) 0 fill;
    }

    .minimal-page > strong + * {
      margin-top: var(--space-48);
    }
  }
`);
