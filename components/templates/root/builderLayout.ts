import { from } from '../../ui/layout';

const widths = { twoColumns: '60rem', threeColumns: '73rem' } as const;

export const fits = (columns: keyof typeof widths) => `(min-width: ${widths[columns]})`;

export const column = `
  width: 100%;
  max-width: 90rem;
  margin-inline: auto;
  padding-inline: var(--space-16);

  @media ${from('desktop')} {
    padding-inline: var(--space-32);
  }
`;
