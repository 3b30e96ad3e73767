import type { BrandCopy } from '../brandCopy';
import { eumilitar } from './eumilitar';
import { ms } from './ms';
import { wol } from './wol';

/** Copy by dsProductId. A brand without an entry speaks as everyone does. */
export const brandCopy = new Map<string, BrandCopy>([
  ['eumilitar', eumilitar],
  ['ms', ms],
  ['wol', wol],
]);
