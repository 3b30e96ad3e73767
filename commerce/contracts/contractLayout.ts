/** Measures of the printed contract, in points (1/72 inch), on A4. */
export const contractLayout = {
  margins: { top: 72, bottom: 92, left: 72, right: 72 },
  title: { size: 20, after: 6 },
  number: { size: 9, after: 22 },
  heading: { size: 12.5, before: 16, after: 5 },
  body: { size: 10.5, lineGap: 3.2, after: 7 },
  item: { indent: 16, after: 5 },
  footer: { size: 7.5, fromBottom: 56, lineGap: 2 },
  /** Lines of text that must fit under a heading, or it moves to the next page. */
  linesAfterHeading: 3,
} as const;

/** Black on paper, and a grey that copies well. */
export const contractColors = { text: '#111111', muted: '#555555', rule: '#bbbbbb' } as const;
