export const presentation = {
  'presentation.benefits': 'O que você recebe',
  'presentation.price.installments': '{count}x de {value}',
  'presentation.price.total': 'ou {total} à vista',
  'presentation.price.standard': 'De {value}',
  'presentation.guarantee': 'Garantia de {days} dias: se não gostar, devolvemos seu dinheiro.',
  'presentation.total': 'O que você leva',
  'presentation.voucher': 'Cupom de desconto',
  'presentation.voucher.apply': 'Aplicar',
  'presentation.voucher.applied': 'Cupom {code} aplicado: você economiza {discount}.',
  'presentation.voucher.invalid': 'Este cupom não existe ou não vale para este produto.',
  'presentation.voucher.remove': 'Remover cupom',
  'presentation.submit': 'Quero me inscrever',
} as const;
