const widths = { twoColumns: '60rem', threeColumns: '73rem' } as const;

export const fits = (columns: keyof typeof widths) => `(min-width: ${widths[columns]})`;
