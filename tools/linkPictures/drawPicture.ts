import type { ColorRoles, Theme } from '@/themes/tokens';
import { openTypeface, type Typeface } from './typeface';

export const pictureSize = { width: 1200, height: 630 };

const margin = 80;

export interface PictureSubject {
  colors: ColorRoles;
  font: Theme['font'];
  name: string;
  wordmark: string | null;
  pattern: string | null;
  hero: string | null;
  headline: string | undefined;
}

const typefaces: Record<Theme['font'], Typeface> = {
  poppins: openTypeface('poppins-latin-600'),
  nunito: openTypeface('nunito-latin-700'),
};

const opening = /^\s*<svg\b[^>]*>/;

const getContent = (svg: string) => svg.replace(opening, '').replace(/<\/svg>\s*$/, '');

export function getViewBox(svg: string): { width: number; height: number } {
  const [, , width, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  if (width === undefined || height === undefined) throw new Error('An SVG has no viewBox.');
  return { width, height };
}

export function placeDrawing(svg: string, x: number, y: number, width: number): string {
  const box = getViewBox(svg);
  const height = (width * box.height) / box.width;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${box.width} ${box.height}">${getContent(svg)}</svg>`;
}

const patternScale = 1.25;

function drawPattern(pattern: string): string {
  const { height, width } = getViewBox(pattern);
  const size = `width="${width}" height="${height}"`;
  return `<defs>
  <pattern id="tile" ${size} patternUnits="userSpaceOnUse" patternTransform="scale(${patternScale})">${getContent(pattern)}</pattern>
  <linearGradient id="fade" x2="0" y2="1"><stop offset=".35" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
  <mask id="low"><rect width="100%" height="100%" fill="url(#fade)"/></mask>
</defs>
<rect width="100%" height="100%" fill="url(#tile)" mask="url(#low)"/>`;
}

function fillLines(words: readonly string[], width: number, { measure }: Typeface): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && measure(`${line} ${word}`) <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function breakLines(text: string, width: number, typeface: Typeface): string[] {
  const words = text.split(' ');
  let lines = fillLines(words, width, typeface);
  for (let narrower = width; narrower > 0; narrower -= width / 50) {
    const next = fillLines(words, narrower, typeface);
    if (next.length > lines.length) break;
    lines = next;
  }
  return lines;
}

interface TextPlace {
  lineHeight: number;
  width: number;
  top: number;
}

function drawText(text: string, typeface: Typeface, place: TextPlace): [svg: string, foot: number] {
  const drawable = typeface.getDrawable(text);
  const longest = Math.max(...drawable.split(' ').map(typeface.measure));
  const capital = place.lineHeight * 0.56;
  const scale = Math.min(capital / typeface.capHeight, place.width / longest);
  const lines = breakLines(drawable, place.width / scale, typeface);
  const drawn = lines.map((line, index) =>
    typeface.drawLine(line, {
      scale,
      left: margin,
      baseline: place.top + capital + index * place.lineHeight,
    }),
  );
  return [drawn.join(''), place.top + capital + (lines.length - 1) * place.lineHeight];
}

const tile = 120;

export function drawInitial(name: string, size: number, ground: string, ink: string): string {
  const typeface = typefaces.nunito;
  const initial = name.slice(0, 1);
  const scale = (size * 0.42) / typeface.capHeight;
  const left = (size - typeface.measure(initial) * scale) / 2;
  const letter = typeface.drawLine(initial, { scale, left, baseline: size * 0.71 });
  return `<rect width="${size}" height="${size}" fill="${ground}"/><g fill="${ink}">${letter}</g>`;
}

function drawIcon({ colors, headline, name, wordmark }: PictureSubject): string {
  if (wordmark !== null)
    return headline === undefined
      ? placeDrawing(wordmark, margin, 230, 460)
      : placeDrawing(wordmark, margin, 72, 330);
  const initial = drawInitial(name, tile, colors.paneText, colors.paneStart);
  return `<clipPath id="tile-shape"><rect width="${tile}" height="${tile}" rx="30"/></clipPath><g transform="translate(${margin} 72)" clip-path="url(#tile-shape)">${initial}</g>`;
}

function drawGreatInitial(
  { colors, font, name }: PictureSubject,
  { baseline, height, right }: { right: number; baseline: number; height: number },
) {
  const typeface = typefaces[font];
  const initial = name.slice(0, 1);
  const scale = height / typeface.capHeight;
  const left = right - typeface.measure(initial) * scale;
  const letter = typeface.drawLine(initial, { scale, left, baseline });
  return `<g fill="${colors.paneText}" fill-opacity=".18">${letter}</g>`;
}

export const drawHero = (subject: PictureSubject): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300">${drawGreatInitial(subject, { right: 480, baseline: 260, height: 220 })}</svg>`;

export function drawLinkPicture(subject: PictureSubject): string {
  const { colors, font, headline, hero, name, pattern, wordmark } = subject;
  const { height, width } = pictureSize;
  const typeface = typefaces[font];
  const heroWidth = 580;
  // An illustration stands at the right; without one the text has the whole width.
  const textWidth = hero === null ? width - 2 * margin : width - heroWidth - margin - 40;
  // The wordmark shows the name already.
  const [title = '', more = ''] = wordmark === null ? [name, headline] : [headline];
  const [drawnTitle, foot] = drawText(title, typeface, {
    lineHeight: hero === null ? 92 : 66,
    width: textWidth,
    top: 272,
  });
  const [drawnMore] = drawText(more, typeface, {
    lineHeight: 56,
    width: textWidth,
    top: foot + 56,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="ground" x2="0" y2="1"><stop stop-color="${colors.paneStart}"/><stop offset="1" stop-color="${colors.paneEnd}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#ground)"/>
${pattern === null ? '' : drawPattern(pattern)}
${wordmark === null ? drawGreatInitial(subject, { right: width - margin, baseline: height * 1.06, height: height * 0.9 }) : ''}
${hero === null ? '' : placeDrawing(hero, width - heroWidth - 16, height - (heroWidth * 300) / 480, heroWidth)}
${drawIcon(subject)}
<g fill="${colors.paneText}">${drawnTitle}</g>
<g fill="${colors.paneMuted}">${drawnMore}</g>
</svg>
`;
}
