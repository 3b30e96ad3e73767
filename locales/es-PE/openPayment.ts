import type { TextsOf } from '../messageKey';
import type { openPayment as original } from '../pt-BR/openPayment';

export const openPayment: TextsOf<typeof original> = {
  'openPayment.replaced':
    'Esta compra ya tiene un código o pedido más nuevo: es el que aparece aquí ahora. El anterior ya no vale.',
  'openPayment.away.paid':
    'Pago confirmado. La conexión se cortó: el comprobante se abre automáticamente cuando vuelva, y no hace falta pagar de nuevo.',
  'openPayment.away.open':
    'La conexión se cortó. La próxima pantalla se abre automáticamente cuando vuelva.',

  'pix.title': 'Paga con Pix',
  'pix.subtitle': 'Falta poco: paga en la aplicación de tu banco.',
  'pix.qrCode': 'Código QR de Pix',
  'pix.otherPhone': '¿Vas a pagar con otro celular?',
  'pix.code': 'Código Pix para copiar y pegar',
  'pix.copy': 'Copiar código',
  'pix.copied': 'Código copiado',
  'pix.copyFailed': 'No se pudo copiar. Selecciona el código y cópialo manualmente.',
  'pix.expiresIn': 'El código vence en {time}',
  'pix.expiresIn.minutes': 'El código vence en {minutes} minutos.',
  'pix.expiresIn.minute': 'El código vence en 1 minuto.',
  'pix.expiresIn.seconds': 'El código vence en {seconds} segundos.',
  'pix.waiting': 'Esperando la confirmación del pago',
  'pix.confirmed': '¡Pago confirmado! Te llevamos al siguiente paso.',
  'pix.expired.title': 'Este código venció',
  'pix.expired.text': 'Genera un nuevo código: tus datos están guardados.',
  'pix.expired.text.paid': 'Si ya pagaste, espera: la confirmación llega aquí.',
  'pix.expired.newCode': 'Generar nuevo código',
  'pix.expired.creating': 'Generando nuevo código…',
  'pix.expired.paid': 'Este Pix ya está pagado: no hace falta un código nuevo.',
  'pix.expired.failed': 'No pudimos generar un nuevo código. Inténtalo de nuevo en unos instantes.',
  'pix.held': 'Reservamos {amount} en tu tarjeta. Se cobra solo después de que pagues este Pix.',
  'pix.heldPoints':
    'Reservamos puntos Livelo por {amount}. Se usan solo después de que pagues este Pix.',
  'pix.expired.held': 'El monto reservado en la tarjeta se liberó y no se cobró nada.',
  'pix.expired.held.again':
    'Para continuar, haz el pago de nuevo, con la tarjeta y un nuevo código.',
  'pix.expired.heldPoints':
    'Los puntos reservados volvieron a tu cuenta Livelo y no se cobró nada.',
  'pix.expired.heldPoints.again': 'Para continuar, haz el pago de nuevo.',
  'pix.expired.again': 'Volver al pago',
  'pix.how.title': 'Cómo pagar',
  'pix.how.1': 'Abre la aplicación de tu banco y elige pagar con Pix.',
  'pix.how.2': 'Escanea el código QR o pega el código copiado.',
  'pix.how.paste': 'Pega el código copiado.',
  'pix.how.3': 'Revisa el monto y confirma. Esta página avanza automáticamente.',
  'pix.offline':
    'Sin conexión con el servidor; intentándolo de nuevo. El código sigue siendo válido.',
  'pix.simulate': 'Simular pago',
  'pix.missing':
    'Este navegador no tiene el código Pix de esta compra. Continúa por aquí para generar el código.',
  'pix.otherMethod': 'Elegir otro medio de pago',

  'verification.title': 'Estamos confirmando tu pago',
  'verification.text': 'Suele tardar pocos segundos. No cierres esta página.',
  'verification.waiting': 'Esperando tu confirmación',
  'verification.action.title': 'Confirma la compra con tu banco',
  'verification.action.part': 'Confirma la tarjeta {part} en el banco emisor',
  'verification.action.text':
    'Tu banco va a pedir una confirmación de {amount}. No se cobra nada antes.',
  'verification.action.1': 'Abre la página del banco con el botón de arriba.',
  'verification.action.2': 'Confirma como lo pida el banco: en su aplicación, por SMS o con clave.',
  'verification.action.completed':
    'Tu banco te regresará aquí y la compra se completará automáticamente.',
  'verification.action.continued': 'Tu banco te regresará aquí para continuar la compra.',
  'verification.action.open': 'Ir al banco',
  'verification.action.otherMethod': 'Elegir otro medio de pago',
  'verification.returned.paid.title': 'Pago aprobado',
  'verification.returned.paid.text':
    'Recibimos {amount}. La compra está hecha: no hace falta pagar de nuevo. La página en la que compraste continúa automáticamente.',
  'verification.returned.trial.title': 'Tu periodo gratis comenzó',
  'verification.returned.trial.text':
    'No se cobró nada ahora. La página en la que estabas continúa automáticamente.',
  'verification.returned.declined':
    'Para pagar de otra forma, vuelve a la página en la que estabas comprando.',
  'verification.returned.ended':
    'No se cobró nada. Para pagar de otra forma, vuelve a la página en la que estabas comprando.',
  'verification.ended.title': 'Este pago ya no está pendiente',
  'verification.ended.text': 'No se cobrará ningún monto por él. Vuelve para pagar de nuevo.',
  'verification.replaced.text':
    'No se cobró, porque se inició otra forma de pago para esta compra.',
  'verification.refunded.title': 'El dinero de esta compra fue devuelto',
  'verification.refunded.text': 'Devolvimos {amount}.',
  'verification.refunded.on': 'Devolvimos {amount} el {day}.',
  'verification.refunded.again': 'Comprar de nuevo',
  'verification.missing.title': 'No encontramos este pago',
  'verification.missing.text':
    'Si ya pagaste, no pagues de nuevo. Si aún no pagaste, vuelve para elegir cómo pagar.',
  'verification.back': 'Volver al pago',
  'verification.slow':
    'Está tardando más de lo normal. Puedes cerrar esta página: si el pago se aprueba, te avisaremos por correo, y no se cobrará nada dos veces.',
  'verification.released': 'El monto reservado en la otra parte del pago se libera.',
  'verification.inPerson.title': 'Falta pagarle al asesor',
  'verification.inPerson.text': 'Paga a {seller} por el medio indicado abajo.',
  'verification.inPerson.next': 'Esta página avanza cuando el asesor registre el pago.',
  'verification.inPerson.amount': 'Monto a pagar',
  'verification.inPerson.method': 'Medio de pago',
  'verification.inPerson.waiting': 'Esperando la confirmación del asesor',
  'verification.inPerson.simulate': 'Simular pago',
  'verification.inPerson.otherMethod': 'Elegir otro medio de pago',
};
