import type { MessagesOf } from '../messageKey';

export const summary: MessagesOf<'summary'> = {
  'summary.title': 'Resumen del pedido',
  'summary.show': 'Ver resumen del pedido',
  'summary.hide': 'Ocultar resumen',
  'summary.plan': 'Plan',
  'summary.subtotal': 'Precio del plan',
  'summary.discount': 'Descuento ({code})',
  'summary.discountOffer': 'Descuento',
  'summary.interest': 'Intereses de las cuotas',
  'summary.total': 'Total',
  'summary.saving': 'Ahorras',
  'summary.today': 'Se cobra hoy',
  'summary.parcels': 'Cuotas',
  'summary.installments': '{count} cuotas de {value}',
};
