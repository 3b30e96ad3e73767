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
const iconGround = 'var(--color-icon-ground)';

/** Nothing is left to do. */
export const DoneIcon = () => (
  <StateIcon>
    <circle cx="80" cy="60" r="52" fill={deep} />
    <path d="m56 62 18 18 32-38" stroke={iconGround} strokeWidth="11" />
  </StateIcon>
);
