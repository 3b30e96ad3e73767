import type { BrandCopy } from '../brandCopy';

export const teens: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Partiu aprender inglês',
    'lead.tagline': 'Inglês com a turma da sua idade, dos 12 aos 17.',
    'success.tagline': 'Level up: agora o inglês é com a sua turma.',
  },
};
