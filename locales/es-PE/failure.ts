import type { MessagesOf } from '../messageKey';

export const failure: MessagesOf<'failure'> = {
  'failure.offline':
    'Sin conexión a internet. Tus datos siguen aquí: revisa la conexión e inténtalo de nuevo.',
  'failure.slow':
    'Está tardando más de lo normal. Tus datos siguen aquí; puedes intentarlo de nuevo sin riesgo de pagar dos veces.',
  'failure.unavailable':
    'No pudimos comunicarnos con el servidor. Tus datos siguen aquí: espera un momento e inténtalo de nuevo.',
  'failure.unexpected': 'Algo no salió como esperábamos. Inténtalo de nuevo en unos instantes.',
  'failure.tooManyAttempts':
    'Demasiados intentos en poco tiempo. Espera un minuto e inténtalo de nuevo.',
  'failure.invalidFields': 'Revisa los campos indicados e inténtalo de nuevo.',
  'failure.retry': 'Intentar de nuevo',
  'failure.page.title': 'Algo salió mal en esta página',
  'failure.page.text':
    'Vuelve e inténtalo de nuevo: una compra ya pagada no se cobra otra vez. Si continúa, comunícate con nosotros.',
  'failure.page.back': 'Volver al inicio de la compra',
  'failure.notFound.title': 'Página no encontrada',
  'failure.notFound.text': 'Revisa la dirección o pide un nuevo enlace a quien te lo envió.',
};
