/**
 * What the build compresses with brotli, and where the web process finds it. Fonts, pictures and films
 * are compressed already.
 */
const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

/** The content type of a file whose text compresses well, undefined for any other. */
export function findTextType(file: string): string | undefined {
  const ending = /\.([a-z]+)$/.exec(file)?.[1];
  return ending !== undefined && Object.hasOwn(types, ending) ? types[ending] : undefined;
}

interface CompressedFolder {
  /** What the address of a file in it begins with. */
  address: string;
  /** Folders of the project: of the files, and of their compressed copies. */
  files: string;
  copies: string;
  /** Whether an address has always the same content. */
  neverChange: boolean;
}

/** Copies of Next's files lie beside them, and are kept with them for tabs of an older build. */
export const compressedFolders: readonly CompressedFolder[] = [
  {
    address: '/_next/static/',
    files: '.next/static',
    copies: '.next/static',
    neverChange: true,
  },
  // Not in public/, which is a source of the build.
  { address: '/', files: 'public', copies: '.next/compressed', neverChange: false },
];

const ending = '.br';

export const nameCopy = (file: string): string => `${file}${ending}`;

export const isCopy = (file: string): boolean => file.endsWith(ending);

export const nameOriginal = (copy: string): string => copy.slice(0, -ending.length);
