import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../ui/layout';
import { Text } from '../ui/text';

const Card = styled.div`
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
  }
`;

const Coins = styled.img`
  flex: none;
  width: 4.5rem;
  height: 4.5rem;

  @media ${from('phone')} {
    width: 6rem;
    height: 6rem;
  }
`;

interface PointsCardProps {
  label: string;
  value: string;
  text: string;
  children?: ReactNode;
}

/** A card of the points' programme, in its own colour, which is the drawing's: dark in both modes. */
export function PointsCard({ children, label, text, value }: PointsCardProps) {
  return (
    <Card>
      <Head>
        <div>
          <Text $size="label">{label}</Text>
          <Text $size="price">{value}</Text>
          <Text $size="small">{text}</Text>
        </div>
        <Coins src="/livelo-coins.svg" alt="" />
      </Head>
      {children}
    </Card>
  );
}
