/** What happens on the way: each to ten buyers. */
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

/** Product keys whose default flows ask for nothing but a contact and the payment, or little else. */
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

/** One buyer's way from a brand's link to the receipt. */
export interface Walk {
  kind: Kind;
  product: string;
  /** Of this buyer alone: what the books are asked by. */
  email: string;
  /** Which of the ways the kind has: the first, the second and so on, again and again. */
  turn: number;
  /** How the buyer pays in the end. */
  way: 'card' | 'pix';
  /** The next moment at which something happens, in milliseconds: the same at every run. */
  delay: (longest: number) => number;
}

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** All walks, each with a brand, a way to pay and moments of its own. */
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
