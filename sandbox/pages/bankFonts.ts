import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const readFont = (weight: number) =>
  readFileSync(resolve(`@fontsource/nunito/files/nunito-latin-${weight}-normal.woff2`), 'base64');

/** In the page itself, which asks for nothing else. All digits are equally wide, as the code needs. */
export const bankFontFaces = [400, 600, 700]
  .map(
    (weight) =>
      `@font-face { font-family: Bank; font-weight: ${weight}; src: url(data:font/woff2;base64,${readFont(weight)}) format('woff2'); }`,
  )
  .join('\n');
