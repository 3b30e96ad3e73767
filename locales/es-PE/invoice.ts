import type { MessagesOf } from '../messageKey';

export const invoice: MessagesOf<'invoice'> = {
  'invoice.title.invoice': 'Tu factura de {product}',
  'invoice.title.sale-invoice': 'Tu cobro de {product}',
  'invoice.title.first-invoice-payment': 'Tu primera factura de {product}',
  'invoice.facts': 'Sobre este cobro',
  'invoice.dueDate': 'Vencimiento',
  'invoice.overdue.title': 'Este cobro venció el {date}',
  'invoice.overdue.text': 'Todavía puedes pagar aquí, por el monto del resumen, hasta el {date}.',
};
