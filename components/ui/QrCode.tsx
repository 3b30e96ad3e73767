import { encodeQR } from 'qr';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { EmptyPlace } from './Skeleton';

/** Modules of the quiet zone (ISO/IEC 18004). */
const border = 4;

const Image = styled.svg`
  width: 100%;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
`;

export const QrPlace = styled(EmptyPlace)`
  width: 100%;
  aspect-ratio: 1;
`;

/** null: the text is too long for a code, and can still be copied. */
function drawQr(text: string): { size: number; path: string } | null {
  try {
    const modules = encodeQR(text, 'raw', { ecc: 'medium', border });
    return { size: modules.length, path: toQrPath(modules) };
  } catch {
    return null;
  }
}

/** Dark on white in every theme: cameras do not read it the other way round. */
export function QrCode({ code, label }: { code: string; label: string }) {
  const symbol = useMemo(() => drawQr(code), [code]);
  if (!symbol) return <QrPlace />;
  const { path, size } = symbol;
  return (
    <Image
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </Image>
  );
}

/**
 * The dark modules of a QR code as an SVG path, one unit per module, each run in one stroke.
 * @param modules rows of the code, with their quiet zone
 */
export function toQrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const width = (end === -1 ? row.length : end) - x;
        return `M${x} ${y}h${width}v1h-${width}z`;
      }),
    )
    .join('');
}
