import type { MessagesOf } from '../messageKey';

export const success: MessagesOf<'success'> = {
  'success.title.payment': '¡Pago realizado con éxito!',
  'success.title.enrollment': '¡Matrícula realizada con éxito!',
  'success.title.allSet': '¡Todo listo!',
  'success.title.welcome': 'Te damos la bienvenida a {product}',
  'success.text': 'Enviamos los detalles de la compra y los próximos pasos a {email}.',
  'success.textWithoutEmail':
    'Enviamos los detalles de la compra y los próximos pasos a tu correo electrónico.',
  'success.access': 'Ingresar ahora',
  'success.receipt.title': 'Detalles de la compra',
  'success.receipt.product': 'Producto',
  'success.receipt.amount': 'Monto pagado',
  'success.receipt.method': 'Medio de pago',
  'success.receipt.installments': '{method} en {count} cuotas',
  'success.offer.title': 'Una oferta para quien acaba de comprar',
  'success.offer.product': 'Una oferta para ti: {product}',
  'success.offer.accept': 'Conocer la oferta',
  'success.next.title': 'Qué pasa ahora',
  'success.next.1': 'Recibes un correo de confirmación en unos minutos.',
  'success.next.2': 'Sigue las instrucciones del correo para crear tu contraseña e ingresar.',
};
