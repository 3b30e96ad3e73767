import type { BrandCopy } from '../brandCopy';
import { atrinca } from './atrinca';
import { conquer } from './conquer';
import { conquerUnna } from './conquer-unna';
import { eumilitar } from './eumilitar';
import { exec } from './exec';
import { institutoDestinyCid } from './instituto-destiny-cid';
import { live } from './live';
import { medcof } from './medcof';
import { mls } from './mls';
import { ms } from './ms';
import { numberone } from './numberone';
import { performanc } from './performanc';
import { powerhouse } from './powerhouse';
import { resolveenem } from './resolveenem';
import { teens } from './teens';
import { vc } from './vc';
import { wol } from './wol';
import { wsp } from './wsp';

/** By dsProductId. */
export const brandCopy = new Map<string, BrandCopy>([
  ['conquer', conquer],
  ['conquer-unna', conquerUnna],
  ['eumilitar', eumilitar],
  ['instituto-destiny-cid', institutoDestinyCid],
  ['live', live],
  ['medcof', medcof],
  ['ms', ms],
  ['numberone', numberone],
  ['performanc', performanc],
  ['resolveenem', resolveenem],
  ['wol', wol],
  ['wsp', wsp],
]);

/** By product code: the products of one brand, or of none, that have words of their own. */
export const productCopy = new Map<string, BrandCopy>([
  ['atrinca', atrinca],
  ['exec', exec],
  ['mls', mls],
  ['powerhouse', powerhouse],
  ['teens', teens],
  ['vc', vc],
]);
