import { styled } from 'styled-components';
import { Card } from '../../ui/Card';
import { from } from '../../ui/layout';

const widths = { twoColumns: '60rem', threeColumns: '73rem' } as const;

export const fits = (columns: keyof typeof widths) => `(min-width: ${widths[columns]})`;

/** Beside large text on a phone the words need its room. */
const edge = 'min(var(--space-16), 4vw)';

export const column = `
  width: 100%;
  max-width: 90rem;
  margin-inline: auto;
  padding-inline: ${edge};

  @media ${from('desktop')} {
    padding-inline: var(--space-32);
  }
`;

export const BuilderCard = styled(Card)`
  @media not all and ${from('large')} {
    padding-inline: ${edge};
  }
`;
