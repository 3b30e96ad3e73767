import type { MessagesOf } from '../messageKey';

export const bankSlip: MessagesOf<'bankSlip'> = {
  'bankSlip.title': '¡Ya casi!',
  'bankSlip.text':
    'Tu boleto ya está disponible. Hasta 2 días después de la confirmación del pago, recibes un correo para terminar tu registro.',
  'bankSlip.open': 'Ver boleto',
  'bankSlip.digitableLine': 'Línea numérica',
  'bankSlip.copy': 'Copiar línea numérica',
  'bankSlip.copied': 'Línea numérica copiada',
  'bankSlip.copyFailed': 'No se pudo copiar. Selecciona la línea y cópiala manualmente.',
  'bankSlip.amount': 'Monto',
  'bankSlip.dueDate': 'Vencimiento',
  'bankSlip.barcode': 'Código de barras del boleto',
  'bankSlip.simulate': 'Simular pago',
};
