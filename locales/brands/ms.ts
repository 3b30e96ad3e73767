import type { BrandCopy } from '../brandCopy';
import { mozambique } from './mozambique';

export const ms: BrandCopy = {
  'pt-BR': { 'field.phone': 'Celular (Whatsapp)' },
  'pt-MZ': mozambique,
  'es-PE': { 'field.phone': 'Celular (Whatsapp)' },
};
