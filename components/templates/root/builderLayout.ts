import { styled } from 'styled-components';
import { Card } from '../../ui/Card';
import { from } from '../../ui/layout';

export const fitsTwoColumns = '(min-width: 60rem)';

/** The page that a link opens fits whole beside the steps to it, the QR code beside the address. */
export const fitsPage = '(min-width: 36rem)';

/** How far the link stands on the head's band where there are two columns. */
export const overlap = 'var(--space-48)';

/** Beside large text on a phone the words need its room. */
export const edge = 'min(var(--space-16), 4vw)';

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

  @container ${fitsTwoColumns} {
    padding: var(--space-24);
  }
`;
