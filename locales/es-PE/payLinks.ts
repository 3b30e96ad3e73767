import type { TextsOf } from '../messageKey';
import type { payLinks as original } from '../pt-BR/payLinks';

export const payLinks: TextsOf<typeof original> = {
  'payLink.buyer.name': 'Nombre',
  'payLink.buyer.email': 'Correo electrónico',
  'payLink.buyer.phone': 'Teléfono',
  'payLink.buyer.note':
    'Ocultamos parte del contacto: los enlaces se pueden reenviar. ¿No eres tú? No pagues: avisa a quien envió el enlace.',
  'payLink.buyer.hidden': 'Ocultamos parte de tu contacto, porque los enlaces se pueden reenviar.',
  'payLink.discount': '{amount} de descuento',
  'payLink.notFound.title': 'No hay nada pendiente en este enlace',
  'payLink.notFound.text':
    'Puede que el pago ya se haya hecho, que el plazo haya terminado o que la dirección esté incompleta. Revisa el enlace que recibiste o habla con quien lo envió: nada se cobra dos veces.',
  'payLink.paid.title': 'El pago de este enlace ya está hecho',
  'payLink.paid.text': 'Ya está pagado: no queda nada por pagar aquí, y nada se cobra dos veces.',
  'payLink.paid.facts': 'Lo que se pagó',
  'payLink.paid.product': 'Producto',
  'payLink.paid.plan': 'Plan',
  'payLink.paid.amount': 'Monto pagado',
  'payLink.paid.date': 'Fecha de pago',
  'payLink.paid.where': 'Dónde está el comprobante',
  'payLink.paid.where.text':
    'Aparece aquí al abrir este enlace en el dispositivo en el que se hizo el pago.',
  'payLink.paid.account': 'Ir a mi cuenta',
  'payLink.unavailable.title': 'No pudimos abrir tu enlace ahora',
  'payLink.unavailable.text':
    'El problema es nuestro y el enlace sigue siendo válido. Espera un momento e inténtalo de nuevo: no se cobró nada.',

  'invoice.title.invoice': 'Tu factura de {product}',
  'invoice.title.sale-invoice': 'Tu cobro de {product}',
  'invoice.title.first-invoice-payment': 'Tu primera factura de {product}',
  'invoice.facts': 'Sobre este cobro',
  'invoice.dueDate': 'Vencimiento',
  'invoice.overdue.title': 'Este cobro venció el {date}',
  'invoice.overdue.text': 'Todavía puedes pagar aquí, por el monto del resumen, hasta el {date}.',

  'renew.title': 'Renueva tu acceso a {product}',
  'renew.text.active': 'Tu acceso va hasta el {until}. Renueva sin perder días.',
  'renew.text.lapsed': 'Tu acceso terminó el {until}. Renueva y vuelve hoy.',
  'renew.facts': 'Sobre tu suscripción',
  'renew.endsAt': 'Nuevo acceso hasta',
  'renew.validUntil': 'Acceso hasta',
  'renew.closed.title': 'Tu suscripción está al día',
  'renew.closed.text':
    'Tu acceso va hasta el {until} y no hay nada que pagar ahora. Puedes renovar a partir del {opensAt}, en este mismo enlace.',
  'renew.closed.upgrade': 'Conocer planes mejores',

  'recovery.title': 'Falta poco para tu acceso a {product}',
  'recovery.declined': 'El pago del {date} no fue autorizado y no se cobró nada.',
  'recovery.declined.next':
    'Es común y casi siempre se resuelve con otra forma de pago. Tu pedido está guardado.',
  'recovery.declined.onlyCard.next':
    'Es común y casi siempre se resuelve con otra tarjeta. Tu pedido está guardado.',
  'recovery.expired': 'El pago del {date} no se completó a tiempo y no se cobró nada.',
  'recovery.expired.next': 'Tu pedido está guardado: elige cómo pagar y termina ahora.',
  'recovery.facts': 'Sobre tu pedido',
  'recovery.tried': 'Intento anterior',

  'upgrade.title': 'Cámbiate a un plan mejor',
  'upgrade.title.only': 'Cámbiate al plan {plan}',
  'upgrade.text': 'Empieza con el pago, y los días que aún no usaste se convierten en descuento.',
  'upgrade.only': 'Tu nuevo plan',
  'upgrade.gains': 'Lo que ganas',
  'upgrade.choose': 'Elige el nuevo plan',
  'upgrade.plan.priceWithCredit': '{today}, en lugar de {price}',
  'upgrade.from': 'En lugar de {plan}, vigente hasta {day}',
  'upgrade.currentUntil': 'vigente hasta {day}',
  'upgrade.facts': 'Sobre tu suscripción',
  'upgrade.current': 'Plan actual',
  'upgrade.until': 'Acceso hasta',
  'upgrade.none.title': 'Ya tienes el mejor plan',
  'upgrade.none.text':
    'No hay nada que pagar ni cambiar ahora. Si hay un plan mejor, aparecerá aquí.',

  'customOffer.text': 'Una oferta hecha para ti, válida hasta el {date}.',
  'customOffer.facts': 'Para quién es la oferta',
  'customOffer.card.title': 'Primero, confirma tu tarjeta',
  'customOffer.card.text':
    'El banco revisa si la tarjeta es válida. No se cobra nada en este paso: el monto solo se cobra cuando aceptes la oferta.',
  'customOffer.card.consent':
    'Al verificar, aceptas que la tarjeta quede guardada por 1 hora, solo para aceptar esta oferta.',
  'customOffer.card.verify': 'Verificar tarjeta',
  'customOffer.card.verifying': 'Verificando la tarjeta…',
  'customOffer.card.declined.title': 'La tarjeta no fue aprobada en la verificación',
  'customOffer.card.declined.card_refused':
    'El banco no aprobó esta tarjeta y no se cobró nada. Usa otra tarjeta o habla con tu banco.',
  'customOffer.card.declined.insufficient_funds':
    'El banco no aprobó esta tarjeta por falta de línea disponible y no se cobró nada. Usa otra tarjeta.',
  'customOffer.card.declined.expired_card':
    'Esta tarjeta está vencida y no se cobró nada. Revisa la fecha de vencimiento o usa otra tarjeta.',
  'customOffer.card.declined.wrong_security_code':
    'El código de seguridad no coincide y no se cobró nada. Escribe el CVV otra vez.',
  'customOffer.card.declined.authentication_failed':
    'El banco pide una confirmación que esta verificación no permite y no se cobró nada. Usa otra tarjeta.',
  'customOffer.card.declined.processing_error':
    'No pudimos hablar con el banco ahora y no se cobró nada. Inténtalo de nuevo en un momento.',
  'customOffer.accept.title': 'Tarjeta verificada. Falta aceptar la oferta',
  'customOffer.accept.text': 'Al aceptar, se cobran {amount} ahora en la tarjeta que verificaste.',
  'customOffer.accept.inInstallments':
    'Al aceptar, se cobran {amount} en la tarjeta que verificaste, en {count} cuotas de {value}.',
  'customOffer.accept.submit': 'Aceptar y pagar',
  'customOffer.accept.otherCard': 'Usar otra tarjeta',

  'invoicePaid.title': '¡Factura pagada!',
  'invoicePaid.title.sale': '¡Pago realizado con éxito!',
  'invoicePaid.title.renew': '¡Acceso renovado!',
  'invoicePaid.title.upgrade': '¡Plan nuevo confirmado!',
  'invoicePaid.text': 'Gracias por estar con nosotros.',
  'invoicePaid.next.nothing': 'No necesitas enviar el comprobante ni hacer nada más.',
  'invoicePaid.receipt': 'Comprobante',
  'invoicePaid.account': 'Ir a mi cuenta',
  'invoicePaid.missing.title': 'No encontramos este pago',
  'invoicePaid.missing.text':
    'Abre de nuevo el enlace que recibiste: ahí dice si aún hay algo por pagar. Nada se cobra dos veces.',
  'invoicePaid.failed.title': 'El pago aún no se hizo',
  'invoicePaid.failed.text':
    'El pago no se completó y no se cobró ningún monto. Abre de nuevo el enlace que recibiste para pagar de otra forma.',
};
