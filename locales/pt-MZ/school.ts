import type { MessagesOf } from '../messageKey';

export const school: Partial<MessagesOf<'school'>> = {
  'school.title': 'Escolha a sua escola',
  'school.subtitle': 'É nela que vai estudar. Pode mudar mais tarde, ao falar com a escola.',
  'school.region': 'Província',
  'school.region.placeholder': 'Selecione a província',
  'school.search': 'Procurar escola',
  'school.loading': 'A carregar…',
  'school.found.none': 'Nenhuma escola com este nome ou endereço. Altere a procura.',
};
