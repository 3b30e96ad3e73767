import { css, styled } from 'styled-components';

const colours = css`
  /* On a page's own ground. A pane has its own (StatePane.tsx). */
  --color-scene-light: var(--color-surface);
  --color-scene-middle: color-mix(in srgb, var(--color-primary) 45%, var(--color-surface));
  --color-scene-deep: var(--color-primary);
  --color-scene-ink: var(--color-text);
  --color-scene-accent: var(--color-accent);
  --color-scene-accent-deep: color-mix(in srgb, var(--color-accent) 68%, var(--color-text));

  fill: none;
  stroke-width: 5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/**
 * It stands at the foot of what it is in, as products' drawings do, and its land goes on to both
 * sides: whatever it is in clips it.
 */
const Scene = styled.svg.attrs({
  viewBox: '20 0 200 150',
  preserveAspectRatio: 'xMidYMax',
  'aria-hidden': true,
})`
  ${colours}
  overflow: visible;
`;

const light = 'var(--color-scene-light)';
const middle = 'var(--color-scene-middle)';
const deep = 'var(--color-scene-deep)';
const ink = 'var(--color-scene-ink)';
const accent = 'var(--color-scene-accent)';
const accentDeep = 'var(--color-scene-accent-deep)';

const Hills = () => (
  <path
    d="M-400 170v-66q60-24 130-8t120-18q60-20 120 8l60-4q70 14 130 12 50-24 100-14 80-20 160 4 70-10 220 2v84z"
    fill={middle}
    opacity=".3"
  />
);

/** A round hill: its sides leave the picture below, so that nothing cuts it. */
const Ground = () => (
  <>
    <ellipse cx="120" cy="324" rx="460" ry="200" fill={deep} />
    <ellipse cx="120" cy="140" rx="94" ry="5" fill={ink} opacity=".5" />
  </>
);

const halvesOfChain = 'M102 75H68a17 17 0 0 0 0 34h34M138 75h34a17 17 0 0 1 0 34h-34';

/** A page whose address leads nowhere: the link before it is broken. */
export const BrokenLinkScene = () => (
  <Scene>
    <path d="M24 46h20M34 38h6M198 30h16" stroke={deep} strokeWidth="7" />
    <Hills />
    <Ground />
    <rect x="58" y="8" width="124" height="131" rx="11" fill={light} />
    <path d="M58 32V19q0-11 11-11h102q11 0 11 11v13z" fill={middle} />
    <path d="M71 20h.1M81 20h.1" stroke={light} strokeWidth="6" />
    <path d="M96 20h70" stroke={deep} strokeWidth="8" />
    <path d="M74 48h40M74 59h24M74 128h50" stroke={middle} strokeWidth="6" opacity=".7" />
    <rect x="138" y="43" width="30" height="22" rx="4" fill={middle} opacity=".7" />
    <g transform="rotate(-14 120 92)">
      <path d={halvesOfChain} stroke={ink} strokeWidth="20" />
      <path d={halvesOfChain} stroke={accent} strokeWidth="12" />
      <path d="M102 72H68q-13 0-18 10M138 72h34q13 0 18 10" stroke={light} strokeWidth="2.5" />
      <path
        d="M120 66V54m-10 13-6-9m26 9 6-9m-16 60v12m-10-13-6 9m26-9 6 9"
        stroke={ink}
        strokeWidth="4"
      />
    </g>
  </Scene>
);

/** The way is closed for now: a barrier across a road into the hills. */
export const ClosedRoadScene = () => (
  <Scene>
    <path d="M50 26h22M60 18h10M180 34h20" stroke={deep} strokeWidth="7" />
    <circle cx="110" cy="38" r="22" fill={accent} />
    <Hills />
    <path d="M0 144c28-74 58-102 80-102s52 28 80 102z" fill={middle} />
    <path d="M80 42c22 0 52 28 80 102H96c6-44 4-80-16-102z" fill={ink} opacity=".3" />
    <path d="M104 144c28-78 64-100 88-100s56 26 80 100z" fill={middle} />
    <path d="M192 44c24 0 56 26 80 100h-64c4-40 4-78-16-100z" fill={ink} opacity=".3" />
    <Ground />
    <path d="m-38 204 148-80h20l148 80z" fill={ink} />
    <path d="M120 128v4m0 7v6" stroke={light} strokeWidth="3" />
    <path d="M62 100v38m116-38v38M50 140h24m92 0h24" stroke={ink} strokeWidth="8" />
    <path d="M53 72V62a9 9 0 0 1 18 0v10zm116 0V62a9 9 0 0 1 18 0v10z" fill={accent} />
    <path d="M62 53a9 9 0 0 1 9 9v10h-9zm116 0a9 9 0 0 1 9 9v10h-9z" fill={accentDeep} />
    <path d="M52 73h20m96 0h20" stroke={ink} strokeWidth="4" />
    <rect x="40" y="76" width="160" height="28" rx="6" fill={light} />
    <path
      d="M60 76h20l-18 28H42zm40 0h20l-18 28H82zm40 0h20l-18 28h-20zm40 0h14q6 0 6 6l-14 22h-24z"
      fill={accent}
    />
    <path d="M40 96h160v2q0 6-6 6H46q-6 0-6-6z" fill={ink} opacity=".22" />
  </Scene>
);

/** A map without the place that is looked for. Each road ends at its sheet's edges. */
export const MapScene = () => (
  <Scene>
    <path d="M30 26h20M38 18h8M196 40h18" stroke={deep} strokeWidth="7" />
    <Hills />
    <Ground />
    <path d="m30 62 60-16v78l-60 16zM150 62l60-16v78l-60 16z" fill={light} />
    <path d="m90 46 60 16v78l-60-16z" fill={middle} />
    <path d="m30 106 60-30v16l-60 30zM150 98l60-26v16l-60 26z" fill={middle} />
    <path d="m90 76 60 22v16L90 92z" fill={deep} />
    <path d="m50 56.7 8-2.1v78l-8 2.1zM180 54l8-2.1v78l-8 2.1z" fill={middle} />
    <path d="m112 51.9 8 2.1v78l-8-2.1z" fill={deep} />
    <ellipse cx="120" cy="121" rx="14" ry="4.5" fill={ink} />
    <path d="M120 121q-34-40-34-71a34 34 0 0 1 68 0q0 31-34 71z" fill={accent} />
    <path d="M120 16a34 34 0 0 1 34 34q0 31-34 71 18-40 18-71 0-24-18-34z" fill={accentDeep} />
    <circle cx="118" cy="50" r="20" fill={light} />
    <path d="M111 46a7.5 7.5 0 1 1 10.5 7q-3.5 1.7-3.5 4.5M118 64v.1" stroke={ink} />
  </Scene>
);

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
  ${colours}
`;

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

/** No more reminders. */
export const MutedBellIcon = () => (
  <StateIcon>
    <path d="M66 94h28q-2 16-14 16T66 94z" fill={middle} />
    <path
      d="M80 10q6 0 7 7 25 6 25 36 0 24 12 34 3 7-5 7H41q-8 0-5-7 12-10 12-34 0-30 25-36 1-7 7-7z"
      fill={deep}
    />
    <path d="m38 22 84 80" stroke={iconGround} strokeWidth="21" />
    <path d="m38 22 84 80" stroke={deep} strokeWidth="8" />
  </StateIcon>
);
