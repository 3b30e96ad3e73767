import { css } from 'styled-components';
import { toCssText } from './toCssText';

export const consentCss = toCssText(css`
  .consent {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--space-12) var(--space-24);
    padding: var(--space-12) var(--space-16);
    border-bottom: 1px solid var(--color-border);
    background: var(--color-surface-raised);
    font: var(--text-small);
  }
  .consent[hidden] {
    display: none;
  }
  .consent p {
    flex: 0 1 35rem;
  }
  .consent div {
    display: flex;
    flex: 1 0 16rem;
    max-width: 22.5rem;
    gap: var(--space-12);
  }
  .consent button {
    flex: 1;
    min-height: 3rem;
    padding-inline: var(--space-16);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    font: var(--text-label);
    cursor: pointer;
  }
  .consent-link {
    display: block;
    width: 100%;
    min-height: 3rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-text-muted);
    font: var(--text-small);
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`);
