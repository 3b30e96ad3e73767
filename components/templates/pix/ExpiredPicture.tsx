import { styled } from 'styled-components';

const Ground = styled.div`
  display: grid;
  place-items: center;
  padding: var(--space-24);
  border-radius: var(--radius-control);
  background: var(--color-tint);
`;

const Drawing = styled.svg`
  width: 6rem;
  height: 6rem;
  fill: var(--color-primary);
  stroke-linecap: round;
  stroke-linejoin: round;

  .code {
    opacity: 0.3;
  }

  .clock {
    stroke: var(--color-tint);
    stroke-width: 3;
  }

  .hands {
    fill: none;
    stroke: var(--color-on-primary);
    stroke-width: 2.5;
  }
`;

/** A faded QR code behind a clock. */
export const ExpiredPicture = () => (
  <Ground>
    <Drawing viewBox="0 0 48 48" aria-hidden>
      <path
        className="code"
        fillRule="evenodd"
        d="M3 1h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zm2 4v10h10V5zm3 3h4v4H8zM31 1h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H31a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zm2 4v10h10V5zm3 3h4v4h-4zM3 29h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V31a2 2 0 0 1 2-2zm2 4v10h10V33zm3 3h4v4H8zM22 1h4v5h-4zm0 9h4v9h-4zM1 22h8v4H1zm12 0h6v4h-6z"
      />
      <circle className="clock" cx="33" cy="33" r="14" />
      <path className="hands" d="M33 25v8l5 3" />
    </Drawing>
  </Ground>
);
