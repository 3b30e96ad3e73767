import type { MessagesOf } from '../messageKey';

export const pix: MessagesOf<'pix'> = {
  'pix.title': 'Paga con Pix',
  'pix.subtitle': 'Falta poco: paga {amount} en la aplicación de tu banco.',
  'pix.qrCode': 'Código QR de Pix',
  'pix.code': 'Código Pix para copiar y pegar',
  'pix.copy': 'Copiar código',
  'pix.copied': 'Código copiado',
  'pix.copyFailed': 'No se pudo copiar. Selecciona el código y cópialo manualmente.',
  'pix.expiresIn': 'El código vale por {time} más',
  'pix.expiresIn.minutes': 'El código vale por {minutes} minutos más.',
  'pix.expiresIn.minute': 'El código vale por 1 minuto más.',
  'pix.expiresIn.seconds': 'El código vale por {seconds} segundos más.',
  'pix.waiting': 'Esperando la confirmación del pago',
  'pix.confirmed': '¡Pago confirmado! Te llevamos al siguiente paso.',
  'pix.expired.title': 'Este código venció',
  'pix.expired.text':
    'Genera un nuevo código para pagar. Si ya pagaste, espera: la confirmación llega aquí.',
  'pix.expired.newCode': 'Generar nuevo código',
  'pix.expired.creating': 'Generando nuevo código…',
  'pix.expired.failed': 'No pudimos generar un nuevo código. Inténtalo de nuevo en unos instantes.',
  'pix.held': 'Reservamos {amount} en tu tarjeta. Se cobra solo después de que pagues este Pix.',
  'pix.heldPoints':
    'Reservamos puntos Livelo por {amount}. Se usan solo después de que pagues este Pix.',
  'pix.expired.held':
    'El monto reservado en la tarjeta se liberó y no se cobró nada. Para continuar, haz el pago de nuevo, con la tarjeta y un nuevo código.',
  'pix.expired.heldPoints':
    'Los puntos reservados volvieron a tu cuenta Livelo y no se cobró nada. Para continuar, haz el pago de nuevo.',
  'pix.expired.again': 'Volver al pago',
  'pix.how.title': 'Cómo pagar',
  'pix.how.1': 'Abre la aplicación de tu banco y elige pagar con Pix.',
  'pix.how.2': 'Escanea el código QR o pega el código copiado.',
  'pix.how.3': 'Revisa el monto y confirma. Esta página avanza sola.',
  'pix.offline':
    'Sin conexión con el servidor; intentándolo de nuevo. El código sigue siendo válido.',
  'pix.simulate': 'Simular pago',
  'pix.otherMethod': 'Elegir otro medio de pago',
};
