import { css, styled } from 'styled-components';
import { type Currency, formatMoney } from '@/domain/money';

/** The first part is filled and the second tinted, in the bar as beside its own title. */
const marked = css`
  border: 1px solid var(--color-accent);
  background: var(--color-tint);
  color: var(--color-text);
  font: var(--text-label);

  &[data-part='1'] {
    background: var(--color-primary);
    color: var(--color-on-primary);
  }
`;

const Circle = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  ${marked}
`;

export const PartNumber = ({ place }: { place: 1 | 2 }) => (
  <Circle data-part={place}>{place}</Circle>
);

/** One bar of two joined parts. */
const Bar = styled.div`
  display: flex;
`;

/** As wide as its part of the price, with room for its number. */
const Share = styled.span`
  flex-basis: 0;
  min-width: 1.75rem;
  padding-block: var(--space-4);
  text-align: center;
  white-space: nowrap;
  transition: flex-grow var(--motion-base);
  container-type: inline-size;
  ${marked}

  &:first-child {
    border-start-start-radius: var(--radius-tile);
    border-end-start-radius: var(--radius-tile);
  }

  &:last-child {
    border-start-end-radius: var(--radius-tile);
    border-end-end-radius: var(--radius-tile);
  }
`;

/** Where its part has the room. */
const Amount = styled.span`
  @container (max-width: 8.5rem) {
    display: none;
  }
`;

interface ShareBarProps {
  /** Minor units, of both parts. */
  shares: readonly [first: number, second: number];
  currency: Currency;
}

export const ShareBar = ({ currency, shares }: ShareBarProps) => (
  <Bar aria-hidden>
    {shares.map((amount, index) => (
      <Share key={index} data-part={index + 1} style={{ flexGrow: amount }}>
        {index + 1}
        <Amount>{` · ${formatMoney(amount, currency)}`}</Amount>
      </Share>
    ))}
  </Bar>
);
