import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { projectRoot } from '../../scripts/projectRoot';

export interface Typeface {
  capHeight: number;
  measure: (line: string) => number;
  getDrawable: (text: string) => string;
  drawLine: (line: string, place: LinePlace) => string;
}

interface LinePlace {
  scale: number;
  left: number;
  baseline: number;
}

function openFont(name: string): Font {
  const file = `node_modules/@fontsource/${name.split('-')[0] ?? ''}/files/${name}-normal.woff`;
  const opened = create(readFileSync(path.join(projectRoot, file)));
  if (!('layout' in opened)) throw new Error(`${file} holds more than one typeface.`);
  return opened;
}

/** @param name as its package has it, such as poppins-latin-600 */
export function openTypeface(name: string): Typeface {
  const font = openFont(name);
  return {
    capHeight: font.capHeight,
    measure: (line) => font.layout(line).advanceWidth,
    getDrawable: (text) =>
      [...text.normalize('NFC')]
        .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
        .join(''),
    drawLine: (line, { baseline, left, scale }) => {
      let x = left;
      const { glyphs, positions } = font.layout(line);
      const outlines = glyphs.map((glyph, index) => {
        const outline = glyph.path.scale(scale, -scale).translate(x, baseline).toSVG();
        x += (positions[index]?.xAdvance ?? 0) * scale;
        return outline;
      });
      return outlines.map((outline) => (outline === '' ? '' : `<path d="${outline}"/>`)).join('');
    },
  };
}
