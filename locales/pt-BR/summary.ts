/** The order summary beside (or above) the payment form. */
export const summary = {
  'summary.title': 'Resumo do pedido',
  'summary.show': 'Ver resumo do pedido',
  'summary.hide': 'Ocultar resumo',
  'summary.plan': 'Plano',
  'summary.subtotal': 'Valor do plano',
  'summary.discount': 'Desconto ({code})',
  'summary.discountOffer': 'Desconto',
  'summary.interest': 'Juros do parcelamento',
  'summary.total': 'Total',
  'summary.saving': 'Você economiza',
  'summary.today': 'Cobrado hoje',
  'summary.parcels': 'Parcelas',
  'summary.installments': '{count}x de {value}',
} as const;
