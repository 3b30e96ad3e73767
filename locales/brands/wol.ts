import type { BrandCopy } from '../brandCopy';
import { mozambique } from './mozambique';

/** Copy of the brand wol where it differs: it sells in Mozambique too. */
export const wol: BrandCopy = { 'pt-MZ': mozambique };
