import type { Theme } from './tokens';

export type Weight = 400 | 500 | 600;

export interface FontFile {
  weight: Weight;
  source: string;
  name: string;
}

const createFile = (
  font: Theme['font'],
  weight: Weight,
  hash: string,
  drawn: number = weight,
): FontFile => ({
  weight,
  source: `@fontsource/${font}/files/${font}-latin-${drawn}-normal.woff2`,
  name: `${font}-${weight}.${hash}.woff2`,
});

/**
 * Latin subsets only: every language of the product is written with them. Each hash is the first
 * eight digits of the file's SHA-256, and lets browsers keep the file for good.
 */
export const fontFiles = {
  poppins: [
    createFile('poppins', 400, '7d93459d'),
    createFile('poppins', 500, 'cd36de20'),
    createFile('poppins', 600, 'f4e80d9d'),
  ],
  // The bold file (700) serves as weight 600.
  nunito: [
    createFile('nunito', 400, 'a5906e15'),
    createFile('nunito', 500, '23ae3083'),
    createFile('nunito', 600, 'fa89300b', 700),
  ],
} satisfies Record<Theme['font'], readonly [FontFile, FontFile, FontFile]>;

export const getFontAddress = ({ name }: FontFile) => `/fonts/${name}`;
