import type { TextsOf } from '../messageKey';
import type { afterSale as original } from '../pt-BR/afterSale';

export const afterSale: TextsOf<typeof original> = {
  'access.title': 'Crea tu acceso',
  'access.text':
    'Tu compra está confirmada. Continúa en el sitio de la escuela para crear tu cuenta.',
  'access.validUntil': 'Enlace válido hasta',
  'access.use': 'Uso',
  'access.use.once': 'Una sola vez',
  'access.textWithoutPage': 'Tu compra está confirmada. Nuestro equipo abre tu cuenta contigo.',
  'access.open': 'Crear mi acceso',
  'access.facts': 'Para quién es el acceso',
  'access.note':
    'Ocultamos parte de tus datos, porque los enlaces se pueden reenviar. ¿No eres tú? No continúes: habla con quien te envió el enlace.',
  'access.notFound.title': 'Este enlace de acceso ya no es válido',
  'access.notFound.text':
    'El enlace de acceso que recibes después de la compra vale por 72 horas y crea la cuenta una sola vez. Si ya creaste la tuya, ingresa con ella. Si no, pide un enlace nuevo en la página del comprobante o habla con la escuela.',
  'access.unavailable.title': 'No pudimos abrir tu enlace ahora',
  'access.unavailable.text':
    'El problema es nuestro y el enlace sigue válido. Espera un momento e intenta de nuevo.',
  'refund.open.title': '¿Quieres desistir de la compra?',
  'refund.open.text': 'Puedes desistir de la compra sin explicar por qué.',
  'refund.until': 'Plazo para desistir',
  'refund.open.endsAccess': 'El acceso termina con la devolución.',
  'refund.asked.title': 'Pedido de devolución recibido',
  'refund.asked.text':
    'Recibimos tu pedido el {day}: {amount} están en camino. No necesitas hacer nada más.',
  'refund.done.title': 'El dinero fue devuelto',
  'refund.done.text': 'Devolvimos {amount} de tu compra de {product}.',
  'refund.done.endsAccess': 'El acceso terminó con la devolución.',
  'refund.closed.title': 'Ya no es posible desistir por aquí',
  'refund.closed.text':
    'Para hablar sobre tu compra de {product}, comunícate con nosotros e indica el pedido {order}.',
  'moneyBack.card':
    'En la tarjeta, la devolución aparece en el estado de cuenta actual o en el siguiente, según el banco.',
  'moneyBack.pix':
    'Con Pix, el monto vuelve a la misma cuenta de donde salió, casi siempre en minutos.',
  'moneyBack.bankslip': 'Con boleto, el monto va por Pix a una clave de quien pagó.',
  'moneyBack.livelo': 'Los puntos vuelven a la cuenta Livelo de donde salieron.',
  'moneyBack.other': 'El monto vuelve por el mismo medio con que se pagó.',
  'refund.facts': 'Tu compra',
  'refund.paidOn': 'Pagado el',
  'refund.order': 'Número de pedido',
  'refund.amount': 'Monto de la devolución',
  'refund.note':
    'Ocultamos parte de tus datos, porque los enlaces se pueden reenviar. ¿No eres tú? No confirmes: habla con quien te envió el enlace.',
  'refund.pixKey.legend': '¿Cuál de estas es tu clave Pix?',
  'refund.pixKey.document': 'CPF o CNPJ {value}',
  'refund.pixKey.cpf': 'CPF {value}',
  'refund.pixKey.cnpj': 'CNPJ {value}',
  'refund.pixKey.email': 'Correo {value}',
  'refund.pixKey.phone': 'Tu celular {value}',
  'refund.pixKey.hint': '¿Ninguna de ellas? Habla con nosotros.',
  'refund.pixKey.missing': 'Elige tu clave Pix',
  'refund.confirm': 'Desistir y recibir {amount} de vuelta',
  'refund.keep': 'Conservar mi acceso',
  'refund.confirming': 'Enviando…',
  'refund.failed': 'No recibimos la confirmación del pedido. Intenta de nuevo en unos instantes.',
  'refund.notFound.title': 'No encontramos esta compra',
  'refund.notFound.text':
    'La dirección puede estar incompleta. Abre de nuevo el enlace que recibiste o habla con nosotros.',
  'refund.unavailable.title': 'No pudimos abrir tu compra ahora',
  'refund.unavailable.text':
    'El problema es nuestro y el enlace sigue válido. Espera un momento e intenta de nuevo.',
  'reminder.open.title': '¿Ya no quieres recordatorios?',
  'reminder.open.text': 'No hay problema: confirma y dejamos de enviarlos.',
  'reminder.facts': 'Quién recibe los recordatorios',
  'reminder.ends': 'Dejan de llegar',
  'reminder.ends.what': 'Recordatorios de compras sin terminar',
  'reminder.stays': 'Siguen llegando',
  'reminder.stays.what': 'Recibos y avisos de compras hechas',
  'reminder.confirm': 'Ya no quiero recordatorios',
  'reminder.confirming': 'Enviando…',
  'reminder.withdrawn.title': 'Ya no recibes recordatorios',
  'reminder.withdrawn.text':
    'No enviamos más recordatorios de compras sin terminar a {email}. Los correos sobre compras hechas siguen llegando.',
  'reminder.failed': 'No recibimos tu confirmación. Inténtalo de nuevo en unos instantes.',
  'reminder.notFound.title': 'Este enlace ya no es válido',
  'reminder.notFound.text':
    'La dirección puede estar incompleta. Abre de nuevo el enlace del mensaje que recibiste.',
  'reminder.unavailable.title': 'No pudimos abrir la página ahora',
  'reminder.unavailable.text':
    'El problema es nuestro y el enlace sigue siendo válido. Espera un momento e inténtalo de nuevo.',
};
