import type { BrandCopy } from '../brandCopy';
import { mozambique } from './mozambique';

/** Copy of the brand ms where it differs. */
export const ms: BrandCopy = {
  'pt-BR': { 'field.phone': 'Celular (Whatsapp)' },
  'pt-MZ': mozambique,
  'es-PE': { 'field.phone': 'Celular (Whatsapp)' },
};
