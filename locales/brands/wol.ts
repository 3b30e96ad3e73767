import type { BrandCopy } from '../brandCopy';
import { mozambique } from './mozambique';

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
