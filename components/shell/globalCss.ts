import { tokenCss } from '../ui/tokens';
import { shellCss } from './shellCss';

/**
 * The few rules that no component owns. The document carries them, so that they cost a page no
 * script and are there before anything is rendered.
 */
export const globalCss = `${tokenCss}${shellCss}
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0;
    background: var(--color-background);
    color: var(--color-text);
    font: var(--text-body);
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  h1 { overflow-wrap: anywhere; }
  fieldset { border: 0; min-width: 0; }
  legend { padding: 0; }
  ul, ol { list-style: none; }
  img, svg { display: block; max-width: 100%; }
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
  button, input, select, textarea { font: inherit; color: inherit; }
  a { color: var(--color-link); text-underline-offset: 3px; }
  :focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
  [data-early] button[type='submit'] { opacity: 0.7; cursor: progress; }
  @media (forced-colors: active) {
    .icon { color: CanvasText !important; }
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
