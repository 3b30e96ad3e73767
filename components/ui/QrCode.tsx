import { useEffect, useState } from 'react';
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

interface QrSymbol {
  code: string;
  size: number;
  path: string;
}

async function draw(code: string): Promise<QrSymbol> {
  const { encodeQR } = await import('qr');
  const modules = encodeQR(code, 'raw', { ecc: 'medium', border });
  return { code, size: modules.length, path: toQrPath(modules) };
}

/** Dark on white in every theme: cameras do not read it the other way round. */
export function QrCode({ code, label }: { code: string; label: string }) {
  const [symbol, setSymbol] = useState<QrSymbol | null>(null);
  useEffect(() => {
    let isCancelled = false;
    draw(code).then(
      (drawn) => {
        if (!isCancelled) setSymbol(drawn);
      },
      // Without the picture the code itself can still be copied.
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [code]);
  if (symbol?.code !== code) return <QrPlace />;
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
