export const kinds = [
  'double click',
  'two tabs',
  'reload',
  'back',
  'lost answer',
  'card changed for Pix and back',
] as const;
export type Kind = (typeof kinds)[number];

const walksPerKind = 10;
const seed = 20_261_122;

const products = [
  'medcof',
  'ms',
  'em',
  'live',
  'powerhouse',
  'aprovatotal',
  'vc',
  'wsp',
  'atrinca',
  'performanc',
  'mls',
] as const;

export interface Walk {
  kind: Kind;
  product: string;
  email: string;
  turn: number;
  way: 'card' | 'pix';
  delay: (longest: number) => number;
}

function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const walks: readonly Walk[] = kinds.flatMap((kind, kindIndex) =>
  Array.from({ length: walksPerKind }, (_, turn): Walk => {
    const number = kindIndex * walksPerKind + turn;
    const random = createRandom(seed + number);
    return {
      kind,
      product: products[(turn + kindIndex) % products.length] ?? 'medcof',
      email: `walk.${number}@example.com`,
      turn,
      way: random() < 0.5 ? 'card' : 'pix',
      delay: (longest) => Math.round(random() * longest),
    };
  }),
);
