/** Pixels (docs/behaviour.md 9). */
const breakpoints = {
  tiny: 250,
  small: 375,
  phone: 420,
  large: 576,
  tablet: 768,
  desktop: 1024,
  wide: 1200,
  widest: 1400,
} as const;

export const from = (name: keyof typeof breakpoints) => `(min-width: ${breakpoints[name]}px)`;
