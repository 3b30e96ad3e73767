import type { MessagesOf } from '../messageKey';

export const invoicePaid: MessagesOf<'invoicePaid'> = {
  'invoicePaid.title': '¡Factura pagada!',
  'invoicePaid.title.sale': '¡Pago realizado con éxito!',
  'invoicePaid.title.renew': '¡Acceso renovado!',
  'invoicePaid.title.upgrade': '¡Plan nuevo confirmado!',
  'invoicePaid.text': 'Recibimos el pago. No necesitas enviar el comprobante ni hacer nada más.',
  'invoicePaid.receipt': 'Comprobante',
  'invoicePaid.date': 'Fecha del pago',
  'invoicePaid.missing.title': 'No encontramos este pago',
  'invoicePaid.missing.text':
    'Abre de nuevo el enlace que recibiste: ahí dice si aún hay algo por pagar. Nada se cobra dos veces.',
  'invoicePaid.failed.title': 'El pago aún no se hizo',
  'invoicePaid.failed.text':
    'El pago no se completó y no se cobró ningún monto. Abre de nuevo el enlace que recibiste para pagar de otra forma.',
};
