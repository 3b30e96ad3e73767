import { styled } from 'styled-components';
import { drawing } from './SceneParts';

/** A payment card, where an unbranded page has no wordmark (StatePane.tsx). */
export const PaymentCardIcon = () => (
  <svg viewBox="0 0 40 40" aria-hidden>
    <rect width="40" height="40" rx="11" fill="var(--color-pane-accent)" />
    <rect x="7" y="11" width="26" height="18" rx="4" fill="var(--color-pane-end)" />
    <path d="M7 16h26v4H7zM11 23h8v2.5h-8z" fill="var(--color-pane-accent)" />
    <circle cx="28" cy="24.5" r="2" fill="var(--color-pane-text)" />
  </svg>
);

/** Small, beside a title (StateHead.tsx). */
const StateIcon = styled.svg.attrs({ viewBox: '20 4 120 112', 'aria-hidden': true })`
  ${drawing}
`;

const deep = 'var(--color-primary)';
const light = 'var(--color-surface)';
const iconGround = 'var(--color-icon-ground)';

/** Points that stay locked. */
export const LockedPointsIcon = () => (
  <StateIcon>
    <circle cx="66" cy="52" r="46" fill={deep} />
    <path d="m60 18 8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2z" fill={light} />
    <path
      d="M95 76h4v-8a13 13 0 0 1 26 0v8h4q4 0 4 4v28H91V80q0-4 4-4z"
      fill={iconGround}
      stroke={iconGround}
      strokeWidth="24"
    />
    <path d="M99 78V68a13 13 0 0 1 26 0v10" stroke={deep} strokeWidth="9" />
    <rect x="86" y="76" width="52" height="39" rx="8" fill={deep} />
    <path d="M112 91v9" stroke={light} strokeWidth="9" />
  </StateIcon>
);

/** Nothing is left to do. */
export const DoneIcon = () => (
  <StateIcon>
    <circle cx="80" cy="60" r="52" fill={deep} />
    <path d="m56 62 18 18 32-38" stroke={iconGround} strokeWidth="11" />
  </StateIcon>
);
