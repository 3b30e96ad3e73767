import { HillsByDay, MountainsAtDusk, SeaAtNight } from './landscapes';
import { BrandObject, BrowserWindow, Scene, sceneColors, Tree } from './SceneParts';

const { accent, accentDeep, deep, ink, light, middle } = sceneColors;

const halvesOfChain = 'M102 75H68a17 17 0 0 0 0 34h34M138 75h34a17 17 0 0 1 0 34h-34';

/** A page whose address leads nowhere: the link before it is broken. */
export const BrokenLinkScene = () => (
  <Scene>
    <SeaAtNight />
    <ellipse cx="80" cy="141" rx="66" ry="4.5" fill={ink} opacity=".5" />
    <g transform="translate(-22 19.5) scale(.87)">
      <BrowserWindow />
      <path d="M74 48h40M74 59h24M74 128h50" stroke={middle} strokeWidth="6" opacity=".7" />
      <rect x="138" y="43" width="30" height="22" rx="4" fill={middle} opacity=".7" />
      <g transform="rotate(-14 120 92)">
        <path d={halvesOfChain} stroke={accentDeep} strokeWidth="17" />
        <path d={halvesOfChain} stroke={accent} strokeWidth="12" />
        <path d="M102 72H68q-13 0-18 10M138 72h34q13 0 18 10" stroke={light} strokeWidth="2.5" />
        <path
          d="M120 66V54m-10 13-6-9m26 9 6-9m-16 60v12m-10-13-6 9m26-9 6 9"
          stroke={accentDeep}
          strokeWidth="4"
        />
      </g>
    </g>
    <BrandObject x={183} y={142} size={73}>
      <path d="M43 60h10v34H43z" fill={middle} />
      <path d="M24 22h48q20 0 20 20v22H24z" fill={middle} />
      <path d="M24 22q20 0 20 20v22H4V42q0-20 20-20z" fill={light} />
      <path d="M14 45h20" stroke={ink} strokeWidth="6" />
      <path d="M66 50V8" stroke={ink} strokeWidth="4" />
      <path d="M66 6h22l-5 7 5 7H66z" fill={accent} />
    </BrandObject>
  </Scene>
);

/** The way is closed for now: a barrier across the road to what is sold. */
export const ClosedRoadScene = () => (
  <Scene>
    <MountainsAtDusk />
    <Tree x={32} y={98} scale={0.7} />
    <Tree x={20} y={106} scale={1} />
    <Tree x={212} y={98} scale={0.8} />
    <Tree x={228} y={110} scale={1.1} />
    <path d="M98 74h44l44 84H54z" fill={ink} opacity=".6" />
    <path d="M120 112v8m0 16v9" stroke={light} strokeWidth="3" />
    <BrandObject x={120} y={74} size={70}>
      <path d="M32 36V24a16 16 0 0 1 32 0v12" stroke={light} strokeWidth="6" />
      <path d="M16 32h64l6 60H10z" fill={accent} />
      <path d="M56 32h24l6 60H62z" fill={accentDeep} />
      <rect x="27" y="54" width="42" height="27" rx="5" fill={light} />
      <path d="M27 61h42v6H27z" fill={ink} />
    </BrandObject>
    <ellipse cx="62" cy="142" rx="22" ry="4" fill={ink} opacity=".5" />
    <ellipse cx="178" cy="142" rx="22" ry="4" fill={ink} opacity=".5" />
    <path d="M62 102v38m116-38v38M50 142h24m92 0h24" stroke={ink} strokeWidth="8" />
    <path d="M53 76V66a9 9 0 0 1 18 0v10zm116 0V66a9 9 0 0 1 18 0v10z" fill={accent} />
    <path d="M62 57a9 9 0 0 1 9 9v10h-9zm116 0a9 9 0 0 1 9 9v10h-9z" fill={accentDeep} />
    <path d="M52 77h20m96 0h20" stroke={ink} strokeWidth="4" />
    <g transform="translate(0 4)">
      <rect x="40" y="76" width="160" height="28" rx="6" fill={light} />
      <path
        d="M64 76h20l-18 28H46zm40 0h20l-18 28H86zm40 0h20l-18 28h-20zm40 0h10q6 0 6 6l-14 22h-20z"
        fill={accent}
      />
      <path d="M40 96h160v2q0 6-6 6H46q-6 0-6-6z" fill={ink} opacity=".22" />
    </g>
  </Scene>
);

/** A map without the place that is looked for. Each road ends at its sheet's edges. */
export const MapScene = () => (
  <Scene>
    <HillsByDay />
    <Tree x={226} y={126} scale={0.8} />
    <Tree x={6} y={130} scale={1} />
    <ellipse cx="86" cy="143" rx="70" ry="4.5" fill={ink} opacity=".5" />
    <g transform="translate(-10 29) scale(.8)">
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
    </g>
    <BrandObject x={183} y={144} size={72}>
      <path d="M44 8h9v84h-9z" fill={middle} />
      <path d="M16 16h58l14 12-14 12H16z" fill={light} />
      <path d="M80 48H26L12 59l14 11h54z" fill={accent} />
      <path d="M28 28h34M40 59h30" stroke={ink} strokeWidth="5" />
    </BrandObject>
  </Scene>
);
