import createBarcode from 'jsbarcode';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { from } from '../ui/layout';

const quiet = 9;
const height = 60;

const Image = styled.svg`
  display: none;
  max-width: 100%;
  height: 5.5rem;
  margin: 0 auto;
  border-radius: var(--radius-control);

  @media ${from('large')} {
    display: block;
  }
`;

/** Dark on white in every theme, because scanners need it. */
export function Barcode({ digits, label }: { digits: string; label: string }) {
  const modules = useMemo(() => findModules(digits), [digits]);
  if (modules === null) return null;
  const width = modules.length + 2 * quiet;
  return (
    <Image
      role="img"
      aria-label={label}
      width={width}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <rect width={width} height={height} fill="white" />
      {toBars(modules).map((bar) => (
        <rect
          key={bar.x}
          x={bar.x + quiet}
          y={4}
          width={bar.width}
          height={height - 8}
          fill="black"
        />
      ))}
    </Image>
  );
}

/** null: these digits make no barcode, and can still be copied. */
function findModules(digits: string): string | null {
  try {
    return drawBarcode(digits);
  } catch {
    return null;
  }
}

interface Bar {
  x: number;
  width: number;
}

/**
 * The dark bars of a barcode.
 * @param modules one character per unit, '1' for dark
 */
export function toBars(modules: string): Bar[] {
  return Array.from(modules.matchAll(/1+/g), (run) => ({ x: run.index, width: run[0].length }));
}

interface Encoding {
  data: string;
}

/**
 * The modules of an ITF (interleaved 2 of 5) barcode, '1' for dark, as on printed bank slips. The
 * library writes into any object that is not an element.
 * @param digits an even number of them
 */
export function drawBarcode(digits: string): string {
  const target: { encodings: Encoding[] } = { encodings: [] };
  createBarcode(target, digits, { format: 'ITF' });
  return target.encodings.map(({ data }) => data).join('');
}
