import type { MessagesOf } from '../messageKey';

export const voucher: Partial<MessagesOf<'voucher'>> = {
  'voucher.open': 'Tenho um cupão',
  'voucher.label': 'Cupão de desconto',
  'voucher.applied': 'Cupão {code} aplicado: poupa {discount}.',
  'voucher.invalid': 'Este cupão não existe ou não é válido para este produto.',
  'voucher.remove': 'Remover cupão',
};
