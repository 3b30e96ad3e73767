/** A voucher, typed in or brought by the link. */
export const voucher = {
  'voucher.open': 'Tenho um cupom',
  'voucher.label': 'Cupom de desconto',
  'voucher.apply': 'Aplicar',
  'voucher.applied': 'Cupom {code} aplicado: você economiza {discount}.',
  'voucher.invalid': 'Este cupom não existe ou não vale para este produto.',
  'voucher.remove': 'Remover cupom',
} as const;
