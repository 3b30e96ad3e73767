import { keyframes, styled } from 'styled-components';

const drawn = keyframes`
  from { stroke-dashoffset: 1; }
`;

const Circle = styled.svg`
  width: 4rem;
  height: 4rem;
  border-radius: 50%;
  background: var(--color-success);
  fill: none;
  stroke: var(--color-surface);
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;

  path {
    stroke-dasharray: 1;
    animation: ${drawn} var(--motion-slow) 120ms backwards;
  }
`;

export const SuccessIcon = () => (
  <Circle viewBox="0 0 48 48" aria-hidden>
    <path d="m15 25 6 6 12-13" pathLength={1} />
  </Circle>
);
