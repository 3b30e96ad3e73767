import type { BrandCopy } from '../brandCopy';
import { eumilitar } from './eumilitar';
import { ms } from './ms';
import { wol } from './wol';

export const brandCopy = new Map<string, BrandCopy>([
  ['eumilitar', eumilitar],
  ['ms', ms],
  ['wol', wol],
]);
