import type { BrandCopy } from '../brandCopy';
import { mozambique } from './mozambique';

/** Copy of the brand wol where it differs; it sells in Mozambique too. */
export const wol: BrandCopy = {
  'pt-BR': {
    'video.upsell.accept': 'Sim, quero um desconto especial para ter aulas ao vivo',
  },
  'pt-MZ': {
    ...mozambique,
    'video.upsell.accept': 'Sim, quero um desconto especial para ter aulas ao vivo',
  },
  'es-PE': {
    'video.upsell.accept': 'Sí, quiero un descuento especial para tener clases en vivo',
  },
};
