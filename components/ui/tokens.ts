import { from } from './layout';

const spaces = {
  4: '0.25rem',
  8: '0.5rem',
  12: '0.75rem',
  16: '1rem',
  24: '1.5rem',
  32: '2rem',
  48: '3rem',
  64: '4rem',
} as const;

export type Space = keyof typeof spaces;

const texts = {
  fine: '400 var(--size-caption, 0.75rem)/1rem',
  caption: '500 var(--size-caption, 0.75rem)/1rem',
  label: '500 0.875rem/1.25rem',
  small: '400 0.875rem/1.25rem',
  body: '400 1rem/1.5rem',
  strong: '600 1rem/1.5rem',
  h2: '600 1.125rem/1.5rem',
  // Large text of the buyer's own makes a title grow less: it would fill the screen of a phone.
  h1: '600 min(1.5rem, 1rem + 8px)/1.25',
  price: '600 2rem/2.375rem',
} as const;

export type TextType = keyof typeof texts;

/** A desktop stands further from the eye. Its pane has the room for more (shellCss.ts). */
const desktopTexts: Partial<Record<TextType, string>> = {
  h1: '600 1.75rem/2.125rem',
};

const toTextCss = (fonts: Partial<Record<TextType, string>>) =>
  Object.entries(fonts)
    .map(([name, font]) => `--text-${name}: ${font} var(--font-family);`)
    .join('\n    ');

const spaceCss = Object.entries(spaces).map(([name, size]) => `--space-${name}: ${size};`);

/**
 * The dimensions of every screen, as CSS custom properties; the theme has the colours, radii and font
 * family (themes/getThemeCss.ts). In rem, so that a buyer's own text size counts. Nothing else sets a
 * font, a distance, a shadow or a duration (.stylelintrc.json).
 */
export const tokenCss = `
  :root {
    ${spaceCss.join('\n    ')}
    ${toTextCss(texts)}
    --size-resting: clamp(var(--size-caption, 0.75rem), 3.8vw, 16px);
    --tracking-tight: -0.01em;
    --radius-tile: min(var(--radius-control), 16px);
    --inset-control: max(min(var(--space-12), 16px), calc(var(--radius-control) * 0.6));
    --gutter: clamp(var(--space-8), 8vw - 14px, 16px);
    --inset-note: calc(var(--inset-control) + 1px);
    --ring-chosen: inset 0 0 0 1px var(--color-accent);
    --ring-error: inset 0 0 0 1px var(--color-error);
    --elevation-card: 0 1px 2px rgb(16 24 32 / 0.05), 0 12px 32px -12px rgb(16 24 32 / 0.14);
    --motion-fast: 120ms cubic-bezier(0.2, 0.8, 0.2, 1);
    --motion-base: 180ms cubic-bezier(0.2, 0.8, 0.2, 1);
    --motion-slow: 280ms cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  @media ${from('desktop')} {
    :root { --size-caption: 0.8125rem; ${toTextCss(desktopTexts)} }
  }
`;
