/** Pixels (docs/behaviour.md 9), at the text size that browsers begin with. */
const breakpoints = {
  small: 375,
  phone: 420,
  large: 576,
  tablet: 768,
  desktop: 1024,
  wide: 1200,
  widest: 1400,
} as const;

/** In em, which follows the buyer's own text size: twice as large needs a screen twice as wide. */
export const from = (name: keyof typeof breakpoints) => `(min-width: ${breakpoints[name] / 16}em)`;
