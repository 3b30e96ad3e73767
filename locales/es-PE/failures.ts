import type { TextsOf } from '../messageKey';
import type { failures as original } from '../pt-BR/failures';

export const failures: TextsOf<typeof original> = {
  'failure.offline':
    'Sin conexión a internet. Tus datos siguen aquí: revisa la conexión e inténtalo de nuevo.',
  'failure.slow':
    'Está tardando más de lo normal. Tus datos siguen aquí; puedes intentarlo de nuevo sin riesgo de pagar dos veces.',
  'failure.unavailable':
    'No pudimos comunicarnos con el servidor. Tus datos siguen aquí: espera un momento e inténtalo de nuevo.',
  'failure.unexpected': 'Algo no salió como esperábamos. Inténtalo de nuevo en unos instantes.',
  'failure.captcha':
    'No pudimos confirmar que el pedido viene de una persona. Lo que escribiste sigue aquí: inténtalo de nuevo y, si no funciona, usa otro navegador u otra red.',
  'failure.tooManyAttempts':
    'Demasiados intentos en poco tiempo. Espera un minuto e inténtalo de nuevo.',
  'failure.wait.quarter':
    'Demasiados intentos en poco tiempo. Tus datos siguen aquí: inténtalo de nuevo en 15 minutos.',
  'failure.wait.hour':
    'Demasiados intentos en poco tiempo. Tus datos siguen aquí: inténtalo de nuevo en una hora.',
  'failure.wait.day': 'Demasiados intentos en poco tiempo. Inténtalo de nuevo mañana.',
  'failure.invalidFields': 'Revisa los campos indicados e inténtalo de nuevo.',
  'failure.retry': 'Intentar de nuevo',
  'failure.page.title': 'Algo salió mal en esta página',
  'failure.page.text': 'Vuelve e inténtalo de nuevo: una compra ya pagada no se cobra otra vez.',
  'failure.page.back': 'Volver al inicio de la compra',
  'notFound.title': 'Página no encontrada',
  'notFound.text': 'La dirección cambió o no se copió completa.',
  'notFound.ofSale':
    'La dirección cambió o no se copió completa. Tu compra sigue en la primera página.',
  'notFound.start': 'Ir al inicio de la compra',
  'notFound.back': 'Volver a la página anterior',

  'genericError.title': 'No se pudo completar este paso',
  'genericError.kept':
    'Lo que ya completaste sigue guardado y una compra ya pagada no se cobra otra vez.',

  'link.title': 'Este enlace ya no está disponible',
  'link.text':
    'Puede que la dirección haya vencido o esté incompleta. Pide un nuevo enlace a quien te lo envió.',
  'link.retry': 'Intentar de nuevo',
  'link.anyway': 'Continuar de todos modos',
  'link.price': 'Ver el precio actual',
  'link.price.text': 'También puedes comprar al precio actual, que puede ser otro.',
  'link.unavailable.title': 'No pudimos abrir este enlace ahora',
  'link.unavailable.text':
    'El problema es nuestro y el enlace sigue siendo válido. Espera un momento e inténtalo de nuevo.',

  'sender.title': 'Cómo resolverlo',
  'sender.tell': 'Habla con la persona o la empresa que te envió el enlace.',
  'sender.send': 'Mándale esta dirección: muestra lo que intentaste abrir.',
  'sender.open':
    'Abre de nuevo el enlace, directamente en el mensaje en que lo recibiste, sin copiar la dirección.',
  'sender.another': 'Si no se abre, pide un nuevo enlace a quien te lo envió.',
  'sender.ask.link': 'Pedir un nuevo enlace por WhatsApp',
  'sender.ask.help': 'Pedir ayuda por WhatsApp',
  'sender.message.link': '¡Hola! Este enlace ya no abre: {address} ¿Me puedes enviar uno nuevo?',
  'sender.message.help': '¡Hola! No pude continuar en este enlace: {address} ¿Me puedes ayudar?',
  'sender.again':
    'Si vuelve a pasar, habla con la persona o la empresa que te envió el enlace y dale la referencia de abajo.',
  'sender.message.failure':
    '¡Hola! No pude continuar en la página de pago. Referencia: {reference}. ¿Me puedes ayudar?',
  'sender.reference': 'Referencia para atención al cliente:',
  'sender.copy': 'Copiar',
  'sender.copy.reference': 'Copiar la referencia para atención al cliente',
  'sender.copy.done': 'Referencia copiada.',
  'sender.copy.failed': 'No se pudo copiar: anota la referencia.',
  'sender.asksNothing': 'Esta página no pide contraseñas ni datos de tarjeta.',
};
