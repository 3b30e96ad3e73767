import type { TextsOf } from '../messageKey';
import type { livelo as original } from '../pt-BR/livelo';

export const livelo: TextsOf<typeof original> = {
  'livelo.points': '{points} puntos',
  'livelo.mix': '{points} + {money}',
  'livelo.pay': 'Paga con {mix}',
  'livelo.withoutPoints': 'Pagar sin puntos',
  'livelo.otherCpf': 'Usar otro CPF',
  'livelo.away':
    'Livelo no respondió en este momento. No se descontó nada: espera un instante e intenta otra vez.',
  'livelo.proved': 'Tu acceso a Livelo ya está confirmado.',
  'livelo.proved.continue': 'Continuar',
  'livelo.cpf.title': 'Paga con tus puntos Livelo',
  'livelo.cpf.text':
    'Indica el CPF de tu cuenta Livelo. En el siguiente paso confirmas que la cuenta es tuya y luego eliges cuántos puntos usar.',
  'livelo.cpf.hint': 'Usamos el CPF solo para ubicar la cuenta; no se guarda.',
  'livelo.cpf.submit': 'Continuar',
  'livelo.cpf.submitting': 'Consultando la cuenta…',
  'livelo.device.title': '¿A dónde enviamos el código?',
  'livelo.device.text':
    'Livelo envía un código por SMS. Por seguridad mostramos solo el final del número y no informamos si un CPF participa del programa.',
  'livelo.device.legend': 'Celular que recibe el código',
  'livelo.device.detail': 'Celular que termina en {digits}',
  'livelo.device.required': 'Elige un celular.',
  'livelo.device.submit': 'Enviar el código',
  'livelo.device.submitting': 'Enviando el código…',
  'livelo.device.unknown': 'No reconozco estos números',
  'livelo.device.limited':
    'Hace poco se envió un código para esta cuenta. Puedes pedir otro en {time}.',
  'livelo.code.title': 'Escribe el código de Livelo',
  'livelo.code.sent':
    'El código de 6 dígitos se envía por SMS al celular {digits}, si el CPF indicado participa de Livelo.',
  'livelo.code.otherDevice': 'Elegir otro celular',
  'livelo.code.none': 'No recibí el código',
  'livelo.method.title': 'Puntos, dinero o los dos',
  'livelo.method.text': 'Total de la compra: {price}. Tu saldo: {balance} puntos.',
  'livelo.method.legend': '¿Cómo quieres pagar?',
  'livelo.method.points': 'Solo puntos',
  'livelo.method.points.detail': '{points} pagan toda la compra',
  'livelo.method.both': 'Puntos y dinero',
  'livelo.method.both.detail': '{points} valen {money}; el resto con tarjeta o Pix',
  'livelo.method.cash': 'Solo dinero',
  'livelo.method.cash.detail': '{money} sin usar puntos',
  'livelo.method.submit': 'Continuar',
  'livelo.slider': '¿Cuántos puntos quieres usar?',
  'livelo.slider.less': 'Usar {points} puntos menos',
  'livelo.slider.more': 'Usar {points} puntos más',
  'livelo.payment.change': 'Cambiar la cantidad de puntos',
  'livelo.payment.points':
    'Al confirmar, los puntos se descuentan de tu cuenta Livelo. No se cobra nada en dinero.',
  'livelo.summary.price': 'Valor de la compra',
  'livelo.summary.cash': 'A pagar en dinero',
  'livelo.held.title': 'Tus puntos están reservados',
  'livelo.held.text':
    'Un pago de esta compra espera el Pix. Hasta que se pague o venza, sus puntos no aparecen en el saldo.',
  'livelo.held.open': 'Ver el Pix',
  'livelo.held.paid': '¡Pago confirmado! Te llevamos al siguiente paso.',
  'livelo.error.title': 'No fue posible usar tus puntos',
  'livelo.error.text': 'El acceso a Livelo no se completó. Puedes intentarlo otra vez.',
  'livelo.error.unavailable.title': 'Livelo no liberó estos puntos',
  'livelo.error.unavailable.text':
    'Esta cuenta no puede canjear puntos en este momento. Para saber el motivo, comunícate con Livelo.',
  'livelo.error.balance.title': 'El saldo no alcanza el mínimo',
  'livelo.error.balance.text':
    'Esta cuenta tiene menos puntos que el mínimo de un canje. Puedes usar otra cuenta o pagar sin puntos.',
  'livelo.error.unrecognized.title': 'No pudimos confirmar la cuenta',
  'livelo.error.unrecognized.text':
    'El código solo llega a celulares de cuentas Livelo activas. Revisa el CPF y el celular en el sitio de Livelo, o sigue sin puntos.',
  'livelo.error.redemption.title': 'Los puntos no se canjearon',
  'livelo.error.redemption.text':
    'El saldo de la cuenta cambió y ya no cubre los puntos elegidos. Elige otra cantidad o paga sin puntos.',
  'livelo.error.kept': 'No se descontó ningún punto y no se cobró nada.',
  'livelo.error.retry': 'Intentar con Livelo otra vez',
};
