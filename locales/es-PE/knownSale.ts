import type { MessagesOf } from '../messageKey';

export const knownSale: MessagesOf<'knownSale'> = {
  'knownSale.buyer.name': 'Nombre',
  'knownSale.buyer.email': 'Correo electrónico',
  'knownSale.buyer.phone': 'Teléfono',
  'knownSale.buyer.note':
    'Ocultamos parte de tu contacto, porque los enlaces se pueden reenviar. ¿No eres tú? No pagues: habla con quien te envió el enlace.',
  'knownSale.notFound.title': 'No hay nada pendiente en este enlace',
  'knownSale.notFound.text':
    'Puede que el pago ya se haya hecho, que el plazo haya terminado o que la dirección esté incompleta. Revisa el enlace que recibiste o habla con quien lo envió: nada se cobra dos veces.',
  'knownSale.unavailable.title': 'No pudimos abrir tu enlace ahora',
  'knownSale.unavailable.text':
    'El problema es nuestro y el enlace sigue siendo válido. Espera un momento e inténtalo de nuevo: no se cobró nada.',
};
