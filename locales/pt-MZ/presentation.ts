import type { MessagesOf } from '../messageKey';

export const presentation: Partial<MessagesOf<'presentation'>> = {
  'presentation.benefits': 'O que recebe',
  'presentation.price.total': 'ou {total} a pronto',
  'presentation.guarantee': 'Garantia de {days} dias: se não gostar, devolvemos o seu dinheiro.',
  'presentation.total': 'O que leva',
  'presentation.submit': 'Quero inscrever-me',
};
