import { styled } from 'styled-components';

const Scene = styled.svg.attrs({ viewBox: '14 0 132 120', 'aria-hidden': true })`
  width: 7.75rem;
  height: 7rem;
  --color-subject: var(--color-primary);
  fill: none;
  stroke-width: 5;
  stroke-linecap: round;
`;

const main = 'var(--color-primary)';
const detail = 'var(--color-on-primary)';
const mark = 'var(--color-text)';
/** What a scene is about: the accent of a pane (StatePane.tsx), else the brand's own colour. */
const subject = 'var(--color-subject)';

const Shade = () => <ellipse cx="80" cy="114" rx="58" ry="4" fill="var(--color-border)" />;

/** A page whose address leads nowhere: the link to it is broken. */
export const BrokenLinkScene = () => (
  <Scene>
    <Shade />
    <rect x="20" y="6" width="120" height="96" rx="14" fill={main} fillOpacity=".22" />
    <path d="M34 6h92a14 14 0 0 1 14 14v8H20v-8A14 14 0 0 1 34 6z" fill={main} fillOpacity=".3" />
    <path d="M33 17h.1M43 17h.1M53 17h.1" stroke={main} strokeWidth="6" />
    <path d="M70 17h56" stroke={main} strokeWidth="6" strokeOpacity=".4" />
    <g stroke={main} strokeWidth="9" transform="rotate(-18 80 66)">
      <path d="M66 53H54a13 13 0 0 0 0 26h12M57 66h8" />
      <path d="M94 53h12a13 13 0 0 1 0 26H94M95 66h8" />
    </g>
    <path d="m72 45-4-9M83 43l1-9M77 88l-1 9M88 86l4 9" stroke={subject} />
  </Scene>
);

/** The way is closed for now. */
export const ConeScene = () => (
  <Scene>
    <circle cx="80" cy="56" r="48" fill={main} fillOpacity=".22" />
    <Shade />
    <path d="M72 14q8-6 16 0l27 84H45z" fill={subject} />
    <path d="M63 40h34l5.5 17h-45zM51.5 76h57l4 13h-65z" fill={detail} />
    <rect x="30" y="96" width="100" height="14" rx="7" fill={subject} />
    <path d="m122 34 10-8M126 48l13-2M38 34l-10-8M34 48l-13-2" stroke={main} />
  </Scene>
);

/** A map without the place that is looked for. */
export const MapScene = () => (
  <Scene>
    <Shade />
    <path d="m16 32 42-12v72l-42 12zM102 32l42-12v72l-42 12z" fill={main} fillOpacity=".22" />
    <path d="m58 20 44 12v72L58 92z" fill={main} fillOpacity=".38" />
    <path
      d="m16 62 42-12 22 6M102 74l42-12M40 25v72M124 26v72"
      stroke={main}
      strokeWidth="3"
      strokeOpacity=".3"
    />
    <path d="M26 90q16-6 22-16t18-9" stroke={main} strokeDasharray="1 10" />
    <path d="m117 78 14 12m0-12-14 12" stroke={main} />
    <ellipse cx="86" cy="82" rx="13" ry="4" fill={detail} fillOpacity=".4" />
    <path d="M86 82Q60 52 60 32a26 26 0 0 1 52 0q0 20-26 50z" fill={subject} />
    <path d="M78 27a8 8 0 1 1 11 8q-3 1.5-3 5M86 48v.1" stroke={detail} strokeWidth="6" />
  </Scene>
);

/** Points that stay locked. */
export const LockedPointsScene = () => (
  <Scene>
    <Shade />
    <circle cx="62" cy="56" r="44" fill={main} fillOpacity=".22" />
    <circle cx="62" cy="56" r="32" stroke={main} strokeDasharray="1 9" />
    <path
      d="m62 36 6 12.5 13.5 1.9-9.8 9.5 2.4 13.5L62 67l-12.1 6.4 2.4-13.5-9.8-9.5L56 48.5z"
      fill={subject}
    />
    <path d="M98 66v-8a14 14 0 0 1 28 0v8" stroke={mark} strokeWidth="7" />
    <rect x="86" y="64" width="52" height="44" rx="10" fill={main} />
    <path d="M112 82v8" stroke={detail} strokeWidth="8" />
  </Scene>
);

/** No more reminders. */
export const MutedBellScene = () => (
  <Scene>
    <Shade />
    <circle cx="80" cy="56" r="48" fill={main} fillOpacity=".22" />
    <path
      d="M80 16q5 0 6 6 22 5 22 32 0 22 10 31 2 5-4 5H46q-6 0-4-5 10-9 10-31 0-27 22-32 1-6 6-6zM68 95h24q-3 10-12 10t-12-10z"
      fill={main}
    />
    <path d="m40 18 84 84" stroke={detail} strokeWidth="16" />
    <path d="m40 18 84 84" stroke={mark} strokeWidth="6" />
  </Scene>
);
