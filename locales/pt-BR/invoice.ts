/** /payment/{id}: an invoice. */
export const invoice = {
  'invoice.title.invoice': 'A sua fatura de {product}',
  'invoice.title.sale-invoice': 'A sua cobrança de {product}',
  'invoice.title.first-invoice-payment': 'A sua primeira fatura de {product}',
  'invoice.facts': 'Sobre esta cobrança',
  'invoice.dueDate': 'Vencimento',
  'invoice.overdue.title': 'Esta cobrança venceu em {date}',
  'invoice.overdue.text': 'Você ainda pode pagar por aqui, pelo valor do resumo, até {date}.',
} as const;
