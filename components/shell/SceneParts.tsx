import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { from } from '../ui/layout';

/** Of a scene: it has them from the pane whose foot it is (StatePane.tsx). */
export const sceneColors = {
  light: 'var(--color-scene-light)',
  middle: 'var(--color-scene-middle)',
  deep: 'var(--color-scene-deep)',
  ink: 'var(--color-scene-ink)',
  accent: 'var(--color-scene-accent)',
  accentDeep: 'var(--color-scene-accent-deep)',
} as const;

const { accent, deep, ink, light, middle } = sceneColors;

/** Lines, and shapes without one. */
export const drawing = css`
  fill: none;
  stroke-width: 5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/**
 * It stands at the foot of what it is in, as products' drawings do; its land goes on to both sides and
 * its sky above: whatever it is in clips it.
 */
export const Scene = styled.svg.attrs({
  viewBox: '20 0 200 150',
  preserveAspectRatio: 'xMidYMax',
  'aria-hidden': true,
})`
  ${drawing}
  overflow: visible;
`;

/** A desktop's pane is higher than its scene: there is room for what flies, and the sun is up. */
const Clouds = styled.g`
  display: none;

  @media ${from('desktop')} {
    .pane & {
      display: inline;
    }
  }
`;

const Sun = styled.g`
  @media ${from('desktop')} {
    .pane & {
      /* Of the scene's 200 by 150: 4 to the left and 43.5 up. */
      transform: translate(-2%, -29%);
    }
  }
`;

/** Of every scene: the sky, and mountains far away that fade into it. */
export const Horizon = () => (
  <>
    <Sun>
      <circle cx="206" cy="12" r="44" fill={accent} opacity=".1" />
      <circle cx="206" cy="12" r="31" fill={accent} opacity=".16" />
      <circle cx="206" cy="12" r="19" fill={accent} />
    </Sun>
    <Clouds fill={middle} opacity=".45">
      <path d="M16-28a9 9 0 0 1 0-18 14 14 0 0 1 26-4 11 11 0 0 1 17 8 7 7 0 0 1 1 14zM112-38a6 6 0 0 1 0-12 9 9 0 0 1 17-3 7 7 0 0 1 11 5 5 5 0 0 1 0 10z" />
      <path d="M-14-2h32M28-2h6M148 2h18M222 16h30" stroke={middle} />
    </Clouds>
    <path
      d="m-400 60 70-40 60 36 60-56 64 46 34-20 92 144h-380zM660 170V70l-60-40-70 50-60-50-70 44-50-40-60-14-100 150z"
      fill={middle}
      opacity=".2"
    />
    <path d="M-90 170 22 14q10-14 20 0l112 156z" fill={middle} opacity=".28" />
    <path d="M32 8q6 0 10 6l112 156H62z" fill={ink} opacity=".16" />
    <path d="M4 39 22 14q10-14 20 0l18 25-14-6-10 11-12-14-8 12z" fill={light} opacity=".4" />
    <path d="M14 170 118-14q10-16 20 0l104 184z" fill={middle} opacity=".42" />
    <path d="M128-21q6 0 10 7l104 184h-84z" fill={ink} opacity=".18" />
    <path d="m101 16 17-30q10-16 20 0l18 31-15-7-11 13-12-16-8 13z" fill={light} opacity=".5" />
  </>
);

const hills =
  'M-400 170v-56q60-30 130-14t120-14q60-20 120 8 50 22 150 16 60-22 140-10 60-16 110-4 70-20 200 6v68z';

/** Low hills, and a round one before them: its sides leave the picture below, so that nothing cuts it. */
export const Ground = () => (
  <>
    <path d={hills} fill={deep} />
    <path d={hills} fill={middle} opacity=".5" />
    <ellipse cx="120" cy="324" rx="460" ry="200" fill={deep} />
  </>
);

interface TreeProps {
  /** Of its foot. */
  x: number;
  y: number;
  scale: number;
}

export const Tree = ({ scale, x, y }: TreeProps) => (
  <g transform={`translate(${String(x)} ${String(y)}) scale(${String(scale)})`}>
    <path d="M0 0v-12" stroke={ink} strokeWidth="4" />
    <path d="M0-40q12 15 12 24 0 11-12 11t-12-11q0-9 12-24z" fill={middle} />
    <path d="M0-40q12 15 12 24 0 11-12 11z" fill={ink} opacity=".25" />
  </g>
);

/** A border's picture, as the pane's is: no browser counts one as the largest paint. */
const Motif = styled.div`
  height: 100%;
  border-image: var(--pane-motif) 0 fill;
`;

interface BrandObjectProps {
  /** Of the middle of its foot. */
  x: number;
  y: number;
  size: number;
  /** 96 by 96, in place of the motif where a page has none. */
  children: ReactNode;
}

/**
 * What the brand sells stands in the scene: its motif, with its shadow. What has a tile has a motif, too
 * (__tests__/brands/pictures.test.ts), whose address only the page's style knows.
 */
export function BrandObject({ children, size, x, y }: BrandObjectProps) {
  const { brand, page } = useCheckoutPage();
  const place = { x: x - size / 2, y: y - size, width: size, height: size };
  return (
    <>
      <ellipse
        cx={x}
        cy={y - size * 0.02}
        rx={size * 0.56}
        ry={size * 0.06}
        fill={ink}
        opacity=".5"
      />
      {brand.tile === null || page.isSavingData ? (
        <svg {...place} viewBox="0 0 96 96">
          {children}
        </svg>
      ) : (
        <foreignObject {...place}>
          <Motif />
        </foreignObject>
      )}
    </>
  );
}
