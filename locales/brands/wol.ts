import type { BrandCopy } from '../brandCopy';
import { mozambique } from './mozambique';

export const wol: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Dê o play no seu inglês',
    'lead.tagline': 'Inglês do básico ao avançado, no horário que é seu.',
    'success.tagline': 'Welcome aboard: sua primeira aula está a um toque.',
    'video.upsell.accept': 'Sim, quero um desconto especial para ter aulas ao vivo',
  },
  'pt-MZ': {
    ...mozambique,
    'lead.title': 'O seu inglês começa já',
    'lead.tagline': 'Inglês do básico ao avançado, à hora que lhe der jeito.',
    'success.tagline': 'Welcome aboard: a sua primeira aula está a um toque.',
    'video.upsell.accept': 'Sim, quero um desconto especial para ter aulas ao vivo',
  },
  'es-PE': {
    'lead.title': 'Dale play a tu inglés',
    'lead.tagline': 'Inglés de básico a avanzado, en el horario que tú elijas.',
    'success.tagline': 'Welcome aboard: tu primera clase está a un toque.',
    'video.upsell.accept': 'Sí, quiero un descuento especial para tener clases en vivo',
  },
};
