import type { BrandCopy } from '../brandCopy';
import { mozambique } from './mozambique';

/** Copy of the brand ms where it differs (spec section 2, "Screen contents"). */
export const ms: BrandCopy = {
  'pt-BR': { 'field.phone': 'Celular (Whatsapp)' },
  'pt-MZ': mozambique,
  'es-PE': { 'field.phone': 'Celular (Whatsapp)' },
};
