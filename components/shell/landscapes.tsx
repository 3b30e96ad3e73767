import { styled } from 'styled-components';
import { from } from '../ui/layout';
import { sceneColors } from './SceneParts';

const { accent, deep, ink, light, middle } = sceneColors;

/**
 * A desktop's pane is higher than its scene, and words stand far above it. Elsewhere they stand on the
 * scene's upper edge: nothing is drawn above that.
 */
const hasHighSky = `${from('desktop')} and (min-height: 42em)`;

const HighSky = styled.g`
  display: none;

  @media ${hasHighSky} {
    .pane & {
      display: inline;
    }
  }
`;

/** What shines stands higher there. */
const Raised = styled.g`
  @media ${hasHighSky} {
    .pane & {
      /* Of the scene's 200 by 150: 4 to the left and 66 up. */
      transform: translate(-2%, -44%);
    }
  }
`;

/** Elsewhere beside what stands before it, which would hide its peak. */
const Summit = styled.g`
  transform: translate(-16%, 18%);

  @media ${hasHighSky} {
    transform: none;
  }
`;

/** A pass between mountains, before the sun has set. */
export const MountainsAtDusk = () => (
  <>
    <circle cx="204" cy="60" r="58" fill={accent} opacity=".1" />
    <circle cx="204" cy="60" r="44" fill={accent} opacity=".16" />
    <circle cx="204" cy="60" r="30" fill={accent} />
    <HighSky stroke={middle} opacity=".35">
      <path d="M8-50h44M66-50h14M150-62h56M30-36h18M176-28h30M218-28h8" />
    </HighSky>
    <path
      d="m-400 60 70-40 60 36 60-56 64 46 34-20 92 144h-380zM660 170V90l-60-30-70 40-60-40-70 34-50-30-60-4-100 110z"
      fill={middle}
      opacity=".3"
    />
    <path d="M-90 170 22 14q10-14 20 0l112 156z" fill={middle} opacity=".28" />
    <path d="M32 8q6 0 10 6l112 156H62z" fill={ink} opacity=".16" />
    <path d="M4 39 22 14q10-14 20 0l18 25-14-6-10 11-12-14-8 12z" fill={light} opacity=".4" />
    <Summit>
      <path d="M14 170 118-14q10-16 20 0l104 184z" fill={middle} opacity=".42" />
      <path d="M128-21q6 0 10 7l104 184h-84z" fill={ink} opacity=".18" />
      <path d="m101 16 17-30q10-16 20 0l18 31-15-7-11 13-12-16-8 13z" fill={light} opacity=".5" />
    </Summit>
    <ellipse cx="120" cy="200" rx="330" ry="128" fill={deep} />
  </>
);

/** A shore under the moon. */
export const SeaAtNight = () => (
  <>
    <path
      d="M6 8h.1M58 14h.1M104 7h.1M146 16h.1M164 6h.1M236 40h.1M-30 20h.1M262 9h.1M154 48h.1"
      stroke={light}
      strokeWidth="2.5"
    />
    <HighSky>
      <path
        d="M18-40h.1M44-62h.1M84-44h.1M120-64h.1M146-50h.1M228-60h.1M60-22h.1M164-28h.1M104-12h.1"
        stroke={light}
        strokeWidth="2.5"
      />
    </HighSky>
    <Raised>
      <circle cx="202" cy="42" r="38" fill={accent} opacity=".1" />
      <path d="M206 20a22 22 0 1 0 18 32 21 21 0 0 1-18-32z" fill={accent} />
    </Raised>
    <path
      d="M-140 84q50-30 100-18 30-24 74 18zM214 84q24-20 62-12t180 12z"
      fill={middle}
      opacity=".4"
    />
    <path d="M-400 82H660v90H-400z" fill={middle} opacity=".3" />
    <path d="M-400 82H660v6H-400z" fill={light} opacity=".12" />
    <path
      d="M-40 98h20M0 106h16M-56 112h24M4 94h10M142 98h14M250 94h14"
      stroke={light}
      strokeWidth="2.5"
      opacity=".3"
    />
    <path
      d="M-400 170v-38q90-14 170-6t140-2q70-12 130 0t160-4 150 0q110-10 310 6v44z"
      fill={middle}
      opacity=".55"
    />
    <ellipse cx="120" cy="326" rx="460" ry="200" fill={deep} />
    <path d="M6 134q-1-12-8-17m8 17q-1-14 3-22m-3 22q2-9 9-13" stroke={middle} strokeWidth="3" />
  </>
);

/** Wooded hills on a clear day. */
export const HillsByDay = () => (
  <>
    <Raised>
      <circle cx="34" cy="44" r="40" fill={accent} opacity=".1" />
      <circle cx="34" cy="44" r="29" fill={accent} opacity=".16" />
      <circle cx="34" cy="44" r="18" fill={accent} />
    </Raised>
    <path
      d="M160 36a8 8 0 0 1 0-16 12 12 0 0 1 22-4 10 10 0 0 1 15 7 6.5 6.5 0 0 1 1 13z"
      fill={light}
      opacity=".5"
    />
    <HighSky fill={light} opacity=".4">
      <path d="M116-34a9 9 0 0 1 0-18 14 14 0 0 1 26-4 11 11 0 0 1 17 8 7 7 0 0 1 1 14z" />
      <path d="M198-44a6 6 0 0 1 0-12 9 9 0 0 1 17-3 7 7 0 0 1 11 5 5 5 0 0 1 0 10z" />
    </HighSky>
    <path
      d="M-400 170V86q90-46 180-22t140-8q80-40 170 0t140-14q70-26 130 6t120-6 180 10v118z"
      fill={middle}
      opacity=".26"
    />
    <path
      d="m-44 92 8-26 8 26zm20-6 7-22 7 22zm44-2 8-28 8 28zm20 6 7-22 7 22zm90 2 8-28 8 28zm24 0 7-22 7 22zm42-6 8-26 8 26zm20 2 7-22 7 22zm40 6 8-26 8 26z"
      fill={middle}
      opacity=".5"
    />
    <path
      d="M-400 170v-56q100-40 200-18t120-8q90-30 180 8 50 18 120-4 90-24 180 0t260-4v82z"
      fill={middle}
      opacity=".5"
    />
    <ellipse cx="120" cy="324" rx="460" ry="200" fill={deep} />
  </>
);
