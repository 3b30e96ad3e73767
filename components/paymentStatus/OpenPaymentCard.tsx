import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../ui/layout';
import { Spinner } from '../ui/SubmitButton';
import { Text } from '../ui/text';

const Card = styled.div`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  overflow: clip;
  container-type: inline-size;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  padding: var(--space-12) var(--space-16);
  background: var(--color-tint);

  @media ${from('phone')} {
    padding-inline: var(--space-24);
  }

  @container (max-width: 15rem) {
    padding-inline: var(--space-8);
  }
`;

/** May have a ring around the icon. Beside large text on a phone, the words need its room. */
const Picture = styled.span`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  background: var(--color-surface);
  color: var(--color-accent);

  > .icon {
    width: 1.625rem;
    height: 1.625rem;
  }

  > .spinner {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  @container (max-width: 15rem) {
    display: none;
  }
`;

/** Narrow: large text on a phone. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  padding: var(--space-24) var(--space-16);

  @media ${from('phone')} {
    padding: var(--space-24);
  }

  @container (max-width: 15rem) {
    padding-inline: var(--space-8);
  }
`;

/** What is to be paid, and the mark of the way at the other end. Large text leaves it its line. */
export const PaymentAmount = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
  min-height: 2.375rem;
  font: var(--text-price);
  font-size: min(2rem, 12cqi);
  letter-spacing: var(--tracking-tight);
`;

/** Of a card that waits for a payment: the icon stands in a ring that turns. */
export const Waiting = ({ children }: { children: ReactNode }) => (
  <>
    <Spinner />
    {children}
  </>
);

interface OpenPaymentCardProps {
  icon: ReactNode;
  /** How it stands: for what the page waits, until when it can be paid, or what has ended. */
  state: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
}

/** A payment that is not paid yet, or has ended unpaid: how it stands above what is to be done. */
export function OpenPaymentCard(props: OpenPaymentCardProps) {
  const { children, icon, note, state } = props;
  return (
    <Card>
      <Head>
        <Picture>{icon}</Picture>
        <div>
          <Text as="div" $size="strong">
            {state}
          </Text>
          {note !== undefined && (
            <Text as="div" $size="small">
              {note}
            </Text>
          )}
        </div>
      </Head>
      {children !== undefined && <Body>{children}</Body>}
    </Card>
  );
}
