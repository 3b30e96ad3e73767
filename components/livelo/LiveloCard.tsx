import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../ui/layout';

const Card = styled.div`
  container-type: inline-size;
  --color-text: var(--color-pane-text);
  padding: var(--space-16);
  border-radius: var(--radius-card);
  background: var(--color-pane-end) url('/livelo-card.svg') center / 100% 100%;
  color: var(--color-text);

  @media ${from('phone')} {
    padding: var(--space-24);
  }

  @media not all and ${from('phone')} {
    --text-price: var(--text-h1);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);

  > div {
    min-width: 0;
    text-wrap: balance;
  }
`;

const Picture = styled.img`
  flex: none;
  width: 4.5rem;
  height: 4.5rem;

  /* Beside large text the words need its room. */
  @container (max-width: 15rem) {
    display: none;
  }
`;

const pictures = { coins: '/livelo-coins.svg', phone: '/livelo-phone.svg' } as const;

interface LiveloCardProps extends HTMLAttributes<HTMLDivElement> {
  picture: keyof typeof pictures;
  /** Below its text and picture. */
  facts?: ReactNode;
}

/** A card of the points' programme, in its own colour, which is the drawing's: dark in both modes. */
export function LiveloCard({ children, facts, picture, ...attributes }: LiveloCardProps) {
  return (
    <Card {...attributes}>
      <Head>
        <div>{children}</div>
        <Picture src={pictures[picture]} alt="" />
      </Head>
      {facts}
    </Card>
  );
}
