import { HillsByDay } from './landscapes';
import { BrandObject, BrowserWindow, Scene, sceneColors, Tree } from './SceneParts';

const { accent, accentDeep, deep, ink, light, middle } = sceneColors;

/** Its left and lower edge of a circle are whole, above on the right somebody has bitten. */
const bittenCircle =
  'M37.6-5.3A38 38 0 1 1 9.8-36.7A8.5 8.5 0 0 0 13.5-22 8 8 0 0 0 24-11 8.5 8.5 0 0 0 37.6-5.3z';

/** A browser that takes no cookies: its switch is off, the cookie stands before its window. */
export const CookieScene = () => (
  <Scene>
    <HillsByDay />
    <Tree x={226} y={126} scale={0.8} />
    <Tree x={10} y={132} scale={1} />
    <ellipse cx="88" cy="141" rx="72" ry="4.5" fill={ink} opacity=".5" />
    <g transform="translate(-22 19.5) scale(.87)">
      <BrowserWindow />
      <path d="M76 50h34M76 104h14M76 121h24" stroke={middle} strokeWidth="6" opacity=".7" />
      <path d="M81 77h18" stroke={deep} strokeWidth="22" />
      <path d="M81 77h.1" stroke={light} strokeWidth="14" />
    </g>
    <g transform="translate(110 99)">
      <path d={bittenCircle} fill={accentDeep} stroke={ink} strokeWidth="2" />
      <path d={bittenCircle} fill={accent} transform="translate(-1.6 -2.2) scale(.95)" />
      <path
        d="M-20-17h.1M-3-26h.1M-2-4h.1M-24 7h.1M4 15h.1M22 9h.1M-8 26h.1"
        stroke={ink}
        strokeWidth="8.5"
      />
      <path
        d="M-21.5-18.5h.1M-4.5-27.5h.1M-3.5-5.5h.1M-25.5 5.5h.1M2.5 13.5h.1M20.5 7.5h.1M-9.5 24.5h.1"
        stroke={light}
        strokeWidth="2"
        opacity=".6"
      />
      <path d="M-12-12h.1M9-14h.1M-11 8h.1M13 24h.1M-27-5h.1" stroke={accentDeep} strokeWidth="3" />
      <path d="M29-27h.1M38-18h.1" stroke={accent} strokeWidth="5" />
      <path d="M24-37h.1" stroke={accent} strokeWidth="3.5" />
    </g>
    <BrandObject x={186} y={143} size={70}>
      <path d="M52 34 62 2h14" stroke={accent} />
      <path d="M20 14h56l-7 78H27z" fill={middle} />
      <path d="M26 30h44l-5 56H31z" fill={light} />
      <path d="M54 30h16l-5 56H51z" fill={middle} opacity=".35" />
    </BrandObject>
  </Scene>
);
