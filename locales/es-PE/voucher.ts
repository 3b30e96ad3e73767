import type { MessagesOf } from '../messageKey';

export const voucher: MessagesOf<'voucher'> = {
  'voucher.open': 'Tengo un cupón',
  'voucher.label': 'Cupón de descuento',
  'voucher.apply': 'Aplicar',
  'voucher.applied': 'Cupón {code} aplicado: ahorras {discount}.',
  'voucher.invalid': 'Este cupón no existe o no vale para este producto.',
  'voucher.remove': 'Quitar cupón',
};
