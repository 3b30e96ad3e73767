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

/** Beside a page's action, which stays the strongest: on the page's own tint. */
const QuietCard = styled.div`
  container-type: inline-size;
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-card);
  background: var(--color-tint);
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

const looks = { strong: Card, quiet: QuietCard } as const;

const pictures = {
  coins: '/livelo-coins.svg',
  locked: '/livelo-locked.svg',
  phone: '/livelo-phone.svg',
} as const;

interface LiveloCardProps extends HTMLAttributes<HTMLDivElement> {
  picture: keyof typeof pictures;
  look?: keyof typeof looks;
  /** Below its text and picture. */
  facts?: ReactNode;
}

/** A card of the points' programme; a strong one has its colour, which is dark in both modes. */
export function LiveloCard({
  children,
  facts,
  look = 'strong',
  picture,
  ...attributes
}: LiveloCardProps) {
  const Ground = looks[look];
  return (
    <Ground {...attributes}>
      <Head>
        <div>{children}</div>
        <Picture src={pictures[picture]} alt="" />
      </Head>
      {facts}
    </Ground>
  );
}
