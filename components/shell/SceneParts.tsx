import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';

/** Of a scene: it has them from the pane whose foot it is (StatePane.tsx). */
export const sceneColors = {
  light: 'var(--color-scene-light)',
  middle: 'var(--color-scene-middle)',
  deep: 'var(--color-scene-deep)',
  ink: 'var(--color-scene-ink)',
  accent: 'var(--color-scene-accent)',
  accentDeep: 'var(--color-scene-accent-deep)',
} as const;

const { deep, ink, light, middle } = sceneColors;

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

/** 124 by 131, empty below its address. */
export const BrowserWindow = () => (
  <>
    <rect x="58" y="8" width="124" height="131" rx="11" fill={light} />
    <path d="M58 32V19q0-11 11-11h102q11 0 11 11v13z" fill={middle} />
    <path d="M71 20h.1M81 20h.1" stroke={light} strokeWidth="6" />
    <path d="M96 20h70" stroke={deep} strokeWidth="8" />
  </>
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
        opacity=".35"
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
