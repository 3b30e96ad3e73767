/** The step that offers one add-on before the payment. */
export const orderBump = {
  'orderBump.title': 'O seu plano',
  'orderBump.text': 'Você decide: o plano também funciona sem este complemento.',
  'orderBump.difference': 'Mais {value}',
  'orderBump.difference.monthly': 'Mais {count}x de {value}',
  'orderBump.difference.total': 'ou mais {value} à vista',
  'orderBump.add': 'Sim, quero o {plan}',
  'orderBump.continue': 'Continuar',
} as const;
