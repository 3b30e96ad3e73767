import type { Brand } from './brand';
import { medcof } from './medcof';
import { ms } from './ms';
import { neutral } from './neutral';

/** Every brand by dsProductId, with the neutral stand-in. */
export const brands = { medcof, ms, neutral } satisfies Record<string, Brand>;

export type BrandId = keyof typeof brands;

const known = new Map<string, Brand>(Object.entries(brands));

/** The brand of a dsProductId; one that no brand has gets the neutral stand-in. */
export function getBrand(dsProductId: string): Brand {
  return known.get(dsProductId) ?? neutral;
}
