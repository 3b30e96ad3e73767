import { css } from 'styled-components';
import { tokenCss } from '../../ui/tokens';
import { fieldCss } from './fieldCss';
import { formCss } from './formCss';
import { noticeCss } from './noticeCss';
import { shellCss } from './shellCss';
import { toCssText } from './toCssText';

/**
 * The few rules that no component owns belong to the document, so that they cost a page no script and
 * apply before the first render.
 */
export const globalCss = toCssText(css`
  ${tokenCss}${shellCss}${fieldCss}${formCss}
  *, *::before, *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
  }
  body {
    margin: 0;
    background: var(--color-background);
    color: var(--color-text);
    font: var(--text-body);
    -webkit-font-smoothing: antialiased;
    overflow-wrap: anywhere;
    /* No word alone on a last line. */
    text-wrap: pretty;
  }
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset,
  summary {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  fieldset {
    border: 0;
    min-width: 0;
  }
  legend {
    padding: 0;
  }
  /* What is folded: its arrow turns. */
  summary {
    display: flex;
    align-items: center;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    transition: transform var(--motion-fast);
  }
  [open] > summary svg {
    transform: rotate(180deg);
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  .icon {
    flex: none;
    width: 1.25em;
    height: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  ${noticeCss}
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  /* What is longer than its field. */
  input {
    text-overflow: ellipsis;
  }
  button,
  a {
    text-wrap: balance;
  }
  select {
    white-space: normal;
  }
  a {
    color: var(--color-link);
    text-underline-offset: 3px;
  }
  :focus-visible {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
  [data-early] button[type='submit'] {
    opacity: 0.7;
    cursor: progress;
  }
  /* Of SubmitButton.tsx, and of a button whose code is still on its way. */
  .spinner,
  [data-early] button[type='submit']::before {
    content: '';
    display: inline-block;
    flex: none;
    width: 1.25em;
    height: 1.25em;
    border: 3px solid transparent;
    /* Chrome before 111 has no such colour, and keeps the line above. */
    border-color: color-mix(in srgb, currentcolor 25%, transparent);
    border-top-color: currentcolor;
    border-radius: 50%;
    animation: turn 800ms linear infinite;
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
  /* What cannot be used does not look as if it could (NoScript.tsx says so). */
  .no-script {
    padding: var(--space-16);
    background: var(--color-alert-surface);
    color: var(--color-alert);
    font: var(--text-strong);
    text-align: center;
  }
  @media (scripting: none) {
    form {
      opacity: 0.5;
      pointer-events: none;
    }
  }
  @media (forced-colors: active) {
    .icon {
      /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- the buyer's own colour */
      color: CanvasText !important;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    /* Still, it would look broken. */
    .spinner,
    [data-early] button[type='submit']::before {
      border-style: dotted;
      border-color: currentcolor;
    }
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`);
