import { css, styled } from 'styled-components';

export type PartPlace = 1 | 2;

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

export const PartNumber = ({ place }: { place: PartPlace }) => (
  <Circle data-part={place}>{place}</Circle>
);

const Bar = styled.div`
  display: flex;
  gap: var(--space-4);
`;

/** As wide as its part of the price, with room for its number. */
const Share = styled.span`
  flex-basis: 0;
  min-width: 1.75rem;
  padding-block: var(--space-4);
  border-radius: var(--radius-tile);
  text-align: center;
  transition: flex-grow var(--motion-base);
  ${marked}
`;

interface ShareBarProps {
  /** Minor units, of both parts. */
  shares: readonly [first: number, second: number];
}

export const ShareBar = ({ shares: [first, second] }: ShareBarProps) => (
  <Bar aria-hidden>
    <Share data-part={1} style={{ flexGrow: first }}>
      1
    </Share>
    <Share data-part={2} style={{ flexGrow: second }}>
      2
    </Share>
  </Bar>
);
