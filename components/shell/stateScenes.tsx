import { styled } from 'styled-components';

const Scene = styled.svg.attrs({ viewBox: '0 0 160 120', 'aria-hidden': true })`
  /* On a page's own ground. A pane has its own (StatePane.tsx). */
  --color-scene-light: var(--color-surface);
  --color-scene-middle: color-mix(in srgb, var(--color-primary) 45%, var(--color-surface));
  --color-scene-deep: var(--color-primary);
  --color-scene-ink: var(--color-text);
  --color-scene-accent: var(--color-accent);
  --color-scene-accent-deep: color-mix(in srgb, var(--color-accent) 68%, var(--color-text));

  width: 7.75rem;
  height: 7rem;
  fill: none;
  stroke-width: 5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const light = 'var(--color-scene-light)';
const middle = 'var(--color-scene-middle)';
const deep = 'var(--color-scene-deep)';
const ink = 'var(--color-scene-ink)';
const accent = 'var(--color-scene-accent)';
const accentDeep = 'var(--color-scene-accent-deep)';

const Shade = () => <ellipse cx="80" cy="113" rx="76" ry="6" fill={ink} />;

/** A page whose address leads nowhere: the chain between its two ends is broken. */
export const BrokenLinkScene = () => (
  <Scene>
    <Shade />
    <rect x="20" y="4" width="120" height="106" rx="12" fill={light} />
    <path
      d="M126 26h14v72q0 12-12 12h-13q11 0 11-12zM20 26h120V16q0-12-12-12H32Q20 4 20 16z"
      fill={middle}
    />
    <path d="M33 15h.1M44 15h.1" stroke={light} strokeWidth="6" />
    <path d="M62 15h50" stroke={deep} strokeWidth="7" />
    <path d="M34 39h36M34 51h18M34 98h50" stroke={middle} strokeWidth="6" />
    <rect x="92" y="36" width="22" height="16" rx="4" fill={deep} />
    <g transform="rotate(-16 80 74)">
      <path
        d="M68 60H34a15 15 0 0 0 0 30h34M92 60h34a15 15 0 0 1 0 30H92"
        stroke={ink}
        strokeWidth="19"
      />
      <path
        d="M68 60H34a15 15 0 0 0 0 30h34M92 60h34a15 15 0 0 1 0 30H92"
        stroke={accent}
        strokeWidth="11"
      />
      <path
        d="M20 79a15 15 0 0 0 14 11h34M92 90h34a15 15 0 0 0 14-11"
        stroke={accentDeep}
        strokeWidth="11"
      />
    </g>
    <path
      d="m80 58 4 11 11-5-6 11 11 5-12 3 3 12-9-8-7 9-1-12-12 1 9-8-8-9 12 1z"
      fill={light}
      stroke={ink}
      strokeWidth="4"
    />
  </Scene>
);

/** The way is closed for now: a barrier before a road into the hills. */
export const ClosedRoadScene = () => (
  <Scene>
    <Shade />
    <circle cx="112" cy="32" r="21" fill={accent} />
    <path
      d="M4 106V78q16-36 44-40 22 0 34 22 16-22 36-16 28 8 38 40v22q0 4-4 4H8q-4 0-4-4z"
      fill={middle}
    />
    <path
      d="M48 38q22 0 34 22-4 30 10 50H64q-24-20-16-72zM118 44q28 8 38 40v22q0 4-4 4h-26q10-34-8-66z"
      fill={deep}
    />
    <path d="M40 110q34-16 38-28 2-8 4-22 8 14 12 26 6 12 32 24z" fill={light} />
    <path d="M82 74v5M83 90v6" stroke={middle} strokeWidth="4" />
    <path d="M34 66v44M126 66v44M24 111h20M116 111h20" stroke={ink} strokeWidth="8" />
    <rect x="16" y="72" width="128" height="24" rx="5" fill={light} />
    <path d="M34 72h18L36 96H18zM70 72h18L72 96H54zM106 72h18l-16 24H90z" fill={accent} />
    <path d="M16 89h128v2q0 5-5 5H21q-5 0-5-5z" fill={accentDeep} />
    <path d="M24 70v-8q0-10 10-10t10 10v8zM116 70v-8q0-10 10-10t10 10v8z" fill={accent} />
    <path d="M34 52q10 0 10 10v8H34zM126 52q10 0 10 10v8h-10z" fill={accentDeep} />
    <path d="M34 42v-8M22 47l-6-6M46 47l5-6" stroke={light} />
    <path d="M54 22q4-6 8 0 4-6 8 0M26 16q3-5 6 0 3-5 6 0" stroke={light} strokeWidth="3" />
  </Scene>
);

/** A map without the place that is looked for: its piece is torn out. */
export const MapScene = () => (
  <Scene>
    <Shade />
    <path d="m6 34 48-14v76L6 110zM106 34l48-14v76l-48 14z" fill={light} />
    <path d="m54 20 52 14v76L54 96z" fill={middle} />
    <path d="m6 70 48-14v20L6 90zM106 62l48-14v18l-48 14z" fill={deep} />
    <path d="m54 56 52 6v18l-52-4z" fill={ink} />
    <path d="m6 52 48-14 52 14 48-14M30 27v76M132 27v76" stroke={middle} />
    <path d="m54 38 52 14M74 26v76" stroke={deep} />
    <path d="M112 44h10v14h-10zM138 74l10-3v12l-10 3zM14 96l10-3v8l-10 3z" fill={accentDeep} />
    <path d="M38 88q12 6 20-2t18-6" stroke={accent} strokeDasharray="1 9" />
    <ellipse cx="84" cy="93" rx="15" ry="5" fill={ink} />
    <path d="M84 92Q56 58 56 32a28 28 0 0 1 56 0q0 26-28 60z" fill={accent} />
    <path d="M84 4a28 28 0 0 1 28 28q0 26-28 60 12-36 12-58T84 4z" fill={accentDeep} />
    <circle cx="83" cy="32" r="17" fill={light} />
    <path d="M77 28a6.5 6.5 0 1 1 9 6q-3 1.5-3 4M83 44v.1" stroke={ink} />
    <path d="m124 88 12 12m0-12-12 12" stroke={accent} strokeWidth="6" />
  </Scene>
);

/** Small, beside a title (StateHead.tsx). */
const StateIcon = styled(Scene).attrs({ viewBox: '20 4 120 112' })``;

/** Points that stay locked. */
export const LockedPointsIcon = () => (
  <StateIcon>
    <circle cx="64" cy="56" r="42" fill={middle} />
    <circle cx="64" cy="56" r="30" fill={light} />
    <path d="m64 34 7 14 15 2-11 11 3 15-14-7-14 7 3-15-11-11 15-2z" fill={deep} />
    <path d="M96 66v-8a15 15 0 0 1 30 0v8" stroke={ink} strokeWidth="9" />
    <rect x="84" y="64" width="54" height="46" rx="10" fill={deep} />
    <path d="M111 82v9" stroke={light} strokeWidth="9" />
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
    <path d="M64 34q-4 6-4 18" stroke={light} strokeWidth="6" />
    <path d="m32 18 96 90" stroke={light} strokeWidth="22" />
    <path d="m32 18 96 90" stroke={ink} strokeWidth="9" />
  </StateIcon>
);
