import { css } from 'styled-components';
import { toCssText } from './toCssText';

export const noticeCss = toCssText(css`
  /* What a page says to stay (Notice.tsx), or a way to pay of itself. */
  .notice {
    position: relative;
    padding: var(--space-12) var(--space-16);
    border: 1px solid var(--tone, transparent);
    border-radius: var(--radius-tile);
    background: var(--color-tint);
    color: var(--color-text);
    font: var(--text-small);
  }
  .notice[data-tone='error'] {
    --tone: var(--color-error);
    background: var(--color-error-surface);
  }
  .notice[data-tone='alert'] {
    --tone: var(--color-alert);
    background: var(--color-alert-surface);
  }
  .notice[data-tone='success'] {
    --tone: var(--color-success);
    background: var(--color-success-surface);
  }
  .notice:has(> .icon) {
    padding-inline-start: var(--space-48);
  }
  .notice > .icon {
    position: absolute;
    inset: var(--space-12) auto auto var(--space-16);
    width: 1.25rem;
    height: 1.25rem;
    translate: 0 0.0625rem;
    color: var(--tone, var(--color-accent));
  }
  .notice > p + div {
    margin-top: var(--space-4);
  }
`);
