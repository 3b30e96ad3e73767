import type { TextsOf } from '../messageKey';
import type { success as original } from '../pt-BR/success';

export const success: TextsOf<typeof original> = {
  'success.title.payment': '¡Pago realizado con éxito!',
  'success.title.enrollment': '¡Matrícula realizada con éxito!',
  'success.title.allSet': '¡Todo listo!',
  'success.title.welcome': 'Te damos la bienvenida a {product}',
  'success.text': 'Enviamos los detalles de la compra y los próximos pasos a {email}.',
  'success.textWithoutEmail':
    'Enviamos los detalles de la compra y los próximos pasos a tu correo electrónico.',
  'success.access': 'Ingresar ahora',
  'success.receipt.title': 'Detalles de la compra',
  'success.tickets.title': 'Eventos incluidos en tu plan',
  'success.tickets.time': '{day}, de {start} a {end}',
  'success.receipt.product': 'Producto',
  'success.receipt.plan': 'Plan',
  'success.receipt.amount': 'Monto pagado',
  'success.receipt.method': 'Medio de pago',
  'success.receipt.installments': '{method} en {count} cuotas',
  'success.offer.title': 'Una oferta para quien acaba de comprar',
  'success.offer.product': 'Una oferta para ti: {product}',
  'success.offer.accept': 'Conocer la oferta',
  'success.test.title': 'Falta agendar tu examen de nivel',
  'success.test.book': 'Agendar examen de nivel',
  'success.next.title': 'Qué pasa ahora',
  'success.next.1': 'Recibes un correo de confirmación en unos minutos.',
  'success.next.2': 'Sigue las instrucciones del correo para crear tu contraseña e ingresar.',

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

  'upsell.payment.title': '¿Cómo quieres pagar por {product}?',
  'upsell.refuse': 'No, muchas gracias',
  'upsell.success.title': '{product}: ¡compra confirmada!',
  'upsell.success.first': 'Ver mi primera compra',

  'welcome.title': '¡Te damos la bienvenida! Tu acceso está en camino',
  'welcome.purchase': 'Ver los detalles de la compra',
};
