export const presentation = {
  'presentation.benefits': 'O que você recebe',
  'presentation.price.installments': '{count}x de {value}',
  'presentation.price.total': 'ou {total} à vista',
  'presentation.price.standard': 'De {value}',
  'presentation.guarantee': 'Garantia de {days} dias: se não gostar, devolvemos seu dinheiro.',
  'presentation.total': 'O que você leva',
  'presentation.submit': 'Quero me inscrever',
} as const;
