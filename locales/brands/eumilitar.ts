import type { BrandCopy } from '../brandCopy';

export const eumilitar: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Missão: aprovação',
    'lead.tagline': 'A farda começa no estudo de hoje.',
    'success.tagline': 'Missão dada. Hora de se apresentar para a primeira aula.',
    'validation.phone':
      'Insira o DDD e um número de celular válido, por exemplo (11) 98765-4321. Caso seja de fora do Brasil, selecione a bandeira no ícone ao lado.',
  },
};
