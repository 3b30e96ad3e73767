/** How wide the builder is where more columns fit, by the size of its text. A scroll bar is no part of it. */
const widths = { twoColumns: '60rem', threeColumns: '73rem' } as const;

/** `@container ${fits('twoColumns')} { … }` */
export const fits = (columns: keyof typeof widths) => `(min-width: ${widths[columns]})`;
