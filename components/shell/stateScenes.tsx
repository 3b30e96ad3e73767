import { styled } from 'styled-components';

const Scene = styled.svg.attrs({ viewBox: '14 0 132 120', 'aria-hidden': true })`
  width: 7.75rem;
  height: 7rem;
  fill: none;
  stroke-width: 5;
  stroke-linecap: round;
`;

const main = 'var(--color-primary)';
const detail = 'var(--color-on-primary)';
const mark = 'var(--color-text)';

const Shade = () => <ellipse cx="80" cy="112" rx="62" ry="6" fill="var(--color-border)" />;

/** A message whose link is broken. */
export const BrokenLinkScene = () => (
  <Scene>
    <Shade />
    <path
      d="M36 6h88q18 0 18 18v54q0 18-18 18H74l-22 16V96H36q-18 0-18-18V24Q18 6 36 6z"
      fill={main}
      fillOpacity=".22"
    />
    <g stroke={main} strokeWidth="10">
      <path d="m68 67-10 4a16 16 0 0 1-11-30l10-4M55 56l11-4" />
      <path d="m92 35 10-4a16 16 0 0 1 11 30l-10 4M105 46l-11 4" />
    </g>
    <path d="m76 35-5-10M84 67l5 10M87 31l1-9M73 71l-1 9" stroke={mark} />
  </Scene>
);

/** The way is closed for now. */
export const ConeScene = () => (
  <Scene>
    <circle cx="80" cy="56" r="48" fill={main} fillOpacity=".22" />
    <Shade />
    <path d="M72 14q8-6 16 0l27 84H45z" fill={main} />
    <path d="M63 40h34l5.5 17h-45zM51.5 76h57l4 13h-65z" fill={detail} />
    <rect x="30" y="95" width="100" height="14" rx="7" fill={main} />
    <path d="m122 34 10-8M126 48l13-2M38 34l-10-8M34 48l-13-2" stroke={mark} />
  </Scene>
);

/** A map without the place that is looked for. */
export const MapScene = () => (
  <Scene>
    <Shade />
    <path d="m14 40 44-14v72l-44 14zM102 40l44-14v72l-44 14z" fill={main} fillOpacity=".22" />
    <path d="m58 26 44 14v72L58 98z" fill={main} fillOpacity=".38" />
    <path d="M28 92q14-6 18-16t16-8" stroke={main} strokeDasharray="1 10" />
    <path d="m118 84 14 12m0-12-14 12" stroke={mark} />
    <path d="M86 84Q60 54 60 34a26 26 0 0 1 52 0q0 20-26 50z" fill={main} />
    <path d="M78 29a8 8 0 1 1 11 8q-3 1.5-3 5M86 50v.1" stroke={detail} />
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
      fill={main}
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
