import type { MessagesOf } from '../messageKey';

export const presentation: Partial<MessagesOf<'presentation'>> = {
  'presentation.benefits': 'O que recebe',
  'presentation.price.total': 'ou {total} a pronto',
  'presentation.guarantee': 'Garantia de {days} dias: se não gostar, devolvemos o seu dinheiro.',
  'presentation.total': 'O que leva',
  'presentation.voucher': 'Cupão de desconto',
  'presentation.voucher.applied': 'Cupão {code} aplicado: poupa {discount}.',
  'presentation.voucher.invalid': 'Este cupão não existe ou não é válido para este produto.',
  'presentation.voucher.remove': 'Remover cupão',
  'presentation.submit': 'Quero inscrever-me',
};
