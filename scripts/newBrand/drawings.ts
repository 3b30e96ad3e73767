import { lettersOf } from './lettersOf';
import type { NewBrand } from './NewBrand';
import { createPalettes } from './themeSource';

/** Between two letters, in widths of the pen. */
const gap = 2;
/** The place of the name, right of the sign, in the wordmark's units. */
const place = { left: 52, width: 124, middle: 28 };
/** What a line may be high, alone or with another. */
const lineHeights = { 1: 20, 2: 13 };

const widthOf = (line: string) =>
  lettersOf(line).reduce((width, letter) => width + letter.width + gap, 0) - gap;

/** One line, or two where a space lets the name stand larger. */
function linesOf(name: string): string[] {
  const words = name.split(' ').filter((word) => lettersOf(word).length > 0);
  if (words.length < 2 || widthOf(name) < 40) return [words.join(' ')];
  const cuts = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, width: Math.max(...lines.map(widthOf)) };
  });
  return cuts.reduce((best, cut) => (cut.width < best.width ? cut : best)).lines;
}

function drawLine(line: string, scale: number, top: number): string[] {
  let left = place.left;
  return lettersOf(line).flatMap(({ path, width }) => {
    const drawn = `  <path transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(2)})" d="${path}"/>`;
    left += (width + gap) * scale;
    return path === '' ? [] : drawn;
  });
}

function drawName(name: string): string[] {
  const lines = linesOf(name);
  const highest = lines.length === 1 ? lineHeights[1] : lineHeights[2];
  const scale = Math.min(highest / 6, place.width / Math.max(...lines.map(widthOf)));
  const pitch = scale * 9;
  const first = place.middle - ((lines.length - 1) * pitch) / 2 - scale * 3;
  return lines.flatMap((line, index) => drawLine(line, scale, first + index * pitch));
}

const toXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function drawInitial(name: string, size: number): string {
  const [initial = { width: 0, path: '' }] = lettersOf(name);
  const scale = size / 15;
  const x = size / 2 - (initial.width * scale) / 2;
  return `<path transform="translate(${x.toFixed(1)} ${(size / 2 - scale * 3).toFixed(1)}) scale(${scale.toFixed(2)})" d="${initial.path}"`;
}

const pen = 'fill="none" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"';

function drawWordmark(name: string, color: string, onColor: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 56" role="img" aria-label="${toXml(name)}">
  <g transform="translate(2 9)">
    <rect width="38" height="38" rx="10" fill="${color}"/>
    ${drawInitial(name, 38)} ${pen} stroke="${onColor}"/>
  </g>
  <g ${pen} stroke="${color}">
${drawName(name)
  .map((path) => `  ${path}`)
  .join('\n')}
  </g>
</svg>
`;
}

function drawIcon(name: string, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <rect width="40" height="40" rx="10" fill="${color}"/>
  ${drawInitial(name, 40)} ${pen} stroke="#fff"/>
</svg>
`;
}

/** A first sign and wordmark by day and night, drawn in the brand's colour, by file name. */
export function drawings({ hue, name }: NewBrand): Record<string, string> {
  const { neutral, primary } = createPalettes(hue);
  const [day = '', night = '', dark = ''] = [primary.get(600), primary.get(300), neutral.get(900)];
  return {
    'logo.svg': drawWordmark(name, day, '#fff'),
    'logo-dark.svg': drawWordmark(name, night, dark),
    'icon.svg': drawIcon(name, day),
  };
}
