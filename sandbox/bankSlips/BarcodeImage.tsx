import { barcodeBars } from './barcodeBars';

/** White modules on each side, without which a scanner does not see the code (at least ten). */
const quietZone = 16;

/** The barcode as inline SVG. It is stretched to its printed size by the style sheet. */
export function BarcodeImage({ digits }: { digits: string }) {
  const { bars, width } = barcodeBars(digits);
  return (
    <svg
      className="barcode"
      role="img"
      aria-label="Código de barras"
      viewBox={`${-quietZone} 0 ${width + 2 * quietZone} 50`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <rect x={-quietZone} width={width + 2 * quietZone} height="50" fill="#fff" />
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x} width={bar.width} height="50" fill="#000" />
      ))}
    </svg>
  );
}
