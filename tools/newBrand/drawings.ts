import { openTypeface } from '../linkPictures/typeface';
import type { NewBrand } from './brand';
import { createPalettes } from './palette';

const typeface = openTypeface('poppins-latin-600');
const { capHeight, measure } = typeface;

const place = { left: 52, width: 124, middle: 28 };
const [highAlone, highInTwo] = [20, 13];

export const { getDrawable } = typeface;

function breakLines(name: string): string[] {
  const words = name.split(' ').filter((word) => word !== '');
  const isShort = measure(name) * (highAlone / capHeight) <= place.width;
  if (words.length < 2 || isShort) return [words.join(' ')];
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, width: Math.max(...lines.map(measure)) };
  });
  return breaks.reduce((best, next) => (next.width < best.width ? next : best)).lines;
}

function drawName(name: string): string {
  const lines = breakLines(getDrawable(name));
  const high = lines.length === 1 ? highAlone : highInTwo;
  const widest = Math.max(...lines.map(measure));
  const scale = Math.min(high / capHeight, place.width / widest);
  const capital = capHeight * scale;
  const pitch = capital * 1.5;
  const first = place.middle + capital / 2 - ((lines.length - 1) * pitch) / 2;
  return lines
    .map((line, index) =>
      typeface.drawLine(line, { scale, left: place.left, baseline: first + index * pitch }),
    )
    .join('\n    ');
}

function drawInitial(name: string, size: number): string {
  const initial = getDrawable(name).trim().slice(0, 1).toUpperCase();
  const scale = (size * 0.4) / capHeight;
  const left = (size - measure(initial) * scale) / 2;
  return typeface.drawLine(initial, { scale, left, baseline: size * 0.7 });
}

const toXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function drawWordmark(name: string, color: string, onColor: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 56" role="img" aria-label="${toXml(name)}">
  <g transform="translate(2 9)">
    <rect width="38" height="38" rx="10" fill="${color}"/>
    <g fill="${onColor}">${drawInitial(name, 38)}</g>
  </g>
  <g fill="${color}">
    ${drawName(name)}
  </g>
</svg>
`;
}

function drawIcon(name: string, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <rect width="40" height="40" rx="10" fill="${color}"/>
  <g fill="#fff">${drawInitial(name, 40)}</g>
</svg>
`;
}

/** A book, until there is a drawing of what the brand sells. */
function drawTile(ground: string, ink: string, accent: string, paper: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
  <path d="M0 0h96v96H0z" fill="${ground}"/>
  <path d="M8 26h80v54H8z" fill="${ink}"/>
  <path d="M48 30Q36 18 14 20v50q22-2 34 8 12-10 34-8V20q-22-2-34 10z" fill="${paper}"/>
  <path d="M48 30v48" stroke="${ink}" stroke-width="4"/>
  <path d="M24 35q8 0 14 4M24 47q8 0 14 4M24 59q8 0 14 4M72 59q-8 0-14 4" fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>
  <path d="M60 22q8-3 14-2v30l-7-6-7 8z" fill="${accent}"/>
</svg>
`;
}

function drawPattern(hue: number): string {
  const size = 56 + (hue % 12) * 8;
  const [ring, dash] = [size / 4, (size * 3) / 4];
  const angle = (hue * Math.PI) / 180;
  const [dx, dy] = [
    Math.round((Math.cos(angle) * size) / 5),
    Math.round((Math.sin(angle) * size) / 5),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
  <g fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3" stroke-linecap="round">
    <circle cx="${ring}" cy="${ring}" r="${size / 8}"/>
    <path d="M${dash} ${dash}l${dx} ${dy}M${dash} ${dash}l${-dx} ${-dy}"/>
  </g>
</svg>
`;
}

export function createDrawings({ hue, name }: NewBrand): Record<string, string> {
  const { neutral, primary } = createPalettes(hue);
  const [light = '', dark = '', onDark = ''] = [
    primary.get(600),
    primary.get(300),
    neutral.get(900),
  ];
  const [ground = '', accent = '', paper = ''] = [
    primary.get(200),
    primary.get(500),
    primary.get(50),
  ];
  return {
    'logo.svg': drawWordmark(name, light, '#fff'),
    'logo-dark.svg': drawWordmark(name, dark, onDark),
    'icon.svg': drawIcon(name, light),
    'tile.svg': drawTile(ground, light, accent, paper),
    'pattern.svg': drawPattern(hue),
  };
}
