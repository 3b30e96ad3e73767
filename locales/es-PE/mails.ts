import type { TextsOf } from '../messageKey';
import type { mails as original } from '../pt-BR/mails';

export const mails: TextsOf<typeof original> = {
  'mail.greeting': '¡Hola, {name}!',
  'mail.footer.why': 'Recibes este correo porque compraste o empezaste una compra en {brand}.',
  'mail.footer.noReply': 'Mensaje automático: esta dirección no recibe respuestas.',
  'mail.footer.help': 'Centro de ayuda',

  'mail.row.order': 'Número de pedido',
  'mail.row.product': 'Producto',
  'mail.row.plan': 'Plan',
  'mail.row.method': 'Pagado con',
  'mail.row.amount': 'Monto',
  'mail.row.installments': 'Cuotas',
  'mail.row.paidAt': 'Fecha del pago',
  'mail.row.until': 'Paga hasta',
  'mail.row.due': 'Vencimiento',
  'mail.row.chargedOn': 'Se cobra el',
  'mail.row.accessUntil': 'Acceso hasta',
  'mail.row.paid': 'Monto pagado',
  'mail.row.refunded': 'Monto devuelto',
  'mail.row.refundedSoFar': 'Devuelto hasta ahora',

  'mail.receipt.subject': 'Pago confirmado: {product}',
  'mail.receipt.preview': 'Recibimos {amount} por {product}.',
  'mail.receipt.title': 'Pago confirmado',
  'mail.receipt.text': 'Recibimos tu pago de {product}. Guarda este recibo.',
  'mail.receipt.regret':
    '¿Cambiaste de idea? Puedes desistir de la compra hasta el {day} y recuperar todo.',
  'mail.receipt.refundButton': 'Desistir de la compra',

  'mail.access.subject': 'Tu acceso a {product}',
  'mail.access.preview': 'Abre el enlace para empezar.',
  'mail.access.title': 'Tu acceso está listo',
  'mail.access.text': 'Todo está en orden con {product}. Usa el botón para crear tu acceso.',
  'mail.access.button': 'Ingresar ahora',
  'mail.access.until': 'El acceso vale hasta el {day}.',
  'mail.access.once':
    'El enlace es solo tuyo, vale por {hours} horas y se usa una sola vez. No reenvíes este correo: quien tenga el enlace ingresa en tu lugar.',

  'mail.pix.code': 'Código Pix para copiar',
  'mail.pix.how':
    'Copia el código, abre la aplicación de tu banco, elige Pix con código y confirma. Antes de confirmar, revisa quién recibe y el monto.',
  'mail.pix.button': 'Volver al pago',
  'mail.pixWaiting.subject': 'Tu Pix de {amount} está esperando',
  'mail.pixWaiting.preview': 'El código para pagar está en este correo.',
  'mail.pixWaiting.title': 'Solo falta pagar el Pix',
  'mail.pixWaiting.text': 'La compra de {product} se confirma apenas se pague el Pix.',
  'mail.pixExpiring.subject': 'Tu Pix vence en pocos minutos',
  'mail.pixExpiring.preview': 'Todavía estás a tiempo de pagar.',
  'mail.pixExpiring.title': 'Tu Pix está por vencer',
  'mail.pixExpiring.text':
    'La compra de {product} aún no se ha pagado, y el código está por vencer.',

  'mail.slip.line': 'Línea para pagar',
  'mail.slip.how':
    'Copia la línea y paga en la aplicación o en la web de tu banco. La confirmación tarda hasta 2 días hábiles.',
  'mail.slip.button': 'Ver boleto',
  'mail.slipWaiting.subject': 'Tu boleto de {amount} está listo',
  'mail.slipWaiting.preview': 'La línea para pagar está en este correo.',
  'mail.slipWaiting.title': 'Tu boleto está listo',
  'mail.slipWaiting.text': 'La compra de {product} se confirma apenas se pague el boleto.',
  'mail.slipExpiring.subject': 'Tu boleto vence el {due}',
  'mail.slipExpiring.preview': 'Todavía estás a tiempo de pagar.',
  'mail.slipExpiring.title': 'Tu boleto vence el {due}',
  'mail.slipExpiring.titleToday': 'Tu boleto vence hoy',
  'mail.slipExpiring.text':
    'Aún no recibimos el pago de {product}. Si ya pagaste, no tienes que hacer nada.',

  'mail.trialStarted.subject': 'Tu periodo gratis de {product} empezó',
  'mail.trialStarted.preview': 'Mira cuándo se cobra y cómo cancelar.',
  'mail.trialStarted.title': 'Tu periodo gratis empezó',
  'mail.trialStarted.text': 'Disfruta {product}. Hoy no se cobró nada.',
  'mail.trialEnding.subject': 'Tu periodo gratis termina el {day}',
  'mail.trialEnding.preview': 'Se cobrarán {amount} el {day}, si no cancelas.',
  'mail.trialEnding.title': 'Tu periodo gratis está por terminar',
  'mail.trialEnding.text':
    'El {day} cobraremos {amount} en tu tarjeta por {product}, como acordamos.',
  'mail.trial.cancel':
    '¿No quieres continuar? Cancela antes de esa fecha con el botón, y no se cobrará nada.',
  'mail.trial.button': 'Ver o cancelar',

  'mail.renewal.subject': 'Renovación confirmada: {product}',
  'mail.renewal.preview': 'Tu acceso llega hasta el {endsAt}.',
  'mail.renewal.title': 'Renovación confirmada',
  'mail.renewal.text': 'Recibimos el pago de la renovación de {product}. Guarda este recibo.',
  'mail.upgrade.subject': 'Nuevo plan confirmado: {product}',
  'mail.upgrade.title': 'Tu nuevo plan ya está activo',
  'mail.upgrade.text': 'Recibimos el pago del cambio a {product}. Guarda este recibo.',

  'mail.refund.subject': 'Devolvimos {amount}',
  'mail.refund.preview': 'Devolución de la compra de {product}.',
  'mail.refund.title': 'Tu dinero fue devuelto',
  'mail.refund.whole': 'Devolvimos {amount}, todo lo que recibimos en este pago por {product}.',
  'mail.refund.part': 'Devolvimos {amount} de la compra de {product}.',
  'mail.refund.paidOtherwise': 'El producto sigue siendo tuyo: está pagado con otro pago.',
  'mail.refund.way.card':
    'En la tarjeta, la devolución aparece en el estado de cuenta actual o en el siguiente, según el banco.',
  'mail.refund.way.pix': 'El Pix volvió a la misma cuenta de donde salió.',
  'mail.refund.way.bankslip': 'El monto del boleto fue por Pix a una clave de quien pagó.',
  'mail.refund.way.livelo': 'Los puntos volvieron a la cuenta Livelo de donde salieron.',
  'mail.refund.way.other': 'El monto volvió por el mismo medio con que se pagó.',
  'mail.refund.accessEnded': 'El acceso terminó con la devolución.',
  'mail.refund.rest': 'El resto de la compra sigue en pie.',

  'closedSlip.paid.title': 'Este boleto ya fue pagado',
  'closedSlip.paid.text': 'No pagues de nuevo: recibimos el pago.',
  'closedSlip.returning.title': 'El monto de este boleto vuelve a ti',
  'closedSlip.returning.text':
    'Recibimos el pago, pero no se usó en la compra. No pagues de nuevo: vamos a devolver todo.',
  'closedSlip.refunded.title': 'El monto de este boleto fue devuelto',
  'closedSlip.refunded.text': 'No vuelvas a pagar este boleto: no vale para ninguna compra.',
  'closedSlip.replaced.title': 'Esta compra ya fue pagada',
  'closedSlip.replaced.text': 'Recibimos otro pago por ella. No pagues este boleto.',
  'closedSlip.over.title': 'Este boleto ya no vale',
  'closedSlip.over.text': 'No pagues este boleto. ¿Aún quieres comprar? Elige de nuevo cómo pagar.',
  'closedSlip.over.byLink':
    'No pagues este boleto. Para elegir otra forma de pago, abre de nuevo el enlace que recibiste de la escuela.',
  'closedSlip.over.button': 'Elegir cómo pagar',

  'mail.abandonedCart.subject': 'Tu compra de {product} te espera',
  'mail.abandonedCart.preview': 'Continúa donde la dejaste.',
  'mail.abandonedCart.title': '¿Quieres terminar tu compra?',
  'mail.abandonedCart.text':
    'Empezaste la compra de {product} y pediste un recordatorio. Aún no está pagada.',
  'mail.abandonedCart.button': 'Continuar la compra',
  'mail.abandonedCart.once': 'Este es el único recordatorio de esta compra.',
  'mail.abandonedCart.stop': 'Ya no quiero recordatorios',
};
