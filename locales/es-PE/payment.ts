import type { TextsOf } from '../messageKey';
import type { payment as original } from '../pt-BR/payment';

export const payment: TextsOf<typeof original> = {
  'payment.title': '¿Cómo quieres pagar?',
  'payment.method.legend': 'Medio de pago',
  'payment.method.credit-card': 'Tarjeta de crédito',
  'payment.method.credit-card.detail': 'hasta {count} cuotas sin intereses',
  'payment.method.credit-card.interest': 'hasta {count} cuotas con intereses',
  'payment.method.pix': 'Pix',
  'payment.method.pix.detail': 'se confirma al instante',
  'payment.method.bankslip': 'Boleto',
  'payment.method.bankslip.detail': 'hasta 2 días tras pagar',
  'payment.method.divided': 'Dividir entre dos medios de pago',
  'payment.method.bank-slip': 'Boleto',
  'payment.method.m-pesa': 'M-Pesa',
  'payment.method.nu-pay': 'NuPay',
  'payment.method.credit-card+credit-card': 'Pagar con dos tarjetas',
  'payment.method.credit-card+pix': 'Tarjeta + Pix',
  'payment.method.default-credit-card': 'Pagar con la tarjeta de la compra',
  'payment.method.credit-card-in-person': 'Tarjeta en el POS del asesor',
  'payment.method.pix-in-person': 'Pix con el asesor',
  'payment.method.cash': 'Efectivo',
  'payment.method.cheque': 'Cheque bancario',
  'payment.method.livelo': 'Puntos Livelo',
  'payment.method.livelo+credit-card': 'Puntos Livelo + tarjeta',
  'payment.method.livelo+pix': 'Puntos Livelo + Pix',
  'payment.pix.text':
    'En la siguiente pantalla copias el código Pix o escaneas el QR. El pago se confirma en segundos.',
  'payment.bankslip.text':
    'El boleto vence en 3 días o el siguiente día hábil. Tienes acceso hasta 2 días después de la confirmación del pago.',
  'payment.split.firstCard': 'Monto en la tarjeta 1',
  'payment.split.secondCard': 'Monto en la tarjeta 2',
  'payment.split.card': 'Monto en la tarjeta',
  'payment.split.pix': 'Monto por Pix',
  'payment.split.total': 'En total: {amount}',
  'payment.split.half': 'Dividir por la mitad',
  'payment.split.card1': 'Tarjeta 1',
  'payment.split.card2': 'Tarjeta 2',
  'payment.split.cardTitle': 'Tarjeta',
  'payment.split.pixText':
    'El código QR de Pix aparece en la siguiente pantalla. La tarjeta se cobra solo después de que pagues el Pix.',
  'payment.split.declined':
    'El problema fue con la tarjeta {part}. El monto reservado en la otra tarjeta se libera.',
  'payment.split.released': 'No quedó ningún Pix pendiente.',
  'payment.stored.which':
    'Cobramos en la {company} terminada en {digits}, la tarjeta de la compra que acabas de hacer.',
  'payment.stored.tile': '{company} terminada en\u00a0{digits}',
  'payment.stored.card': 'tarjeta',
  'payment.stored.text':
    'Usamos la tarjeta de la compra que acabas de hacer. No tienes que escribir nada.',
  'payment.captchaFailed':
    'No pudimos confirmar que el pedido viene de una persona. No se cobró nada y lo que escribiste sigue aquí: inténtalo de nuevo y, si no funciona, usa otro navegador u otra red.',
  'payment.insecurePage':
    'Esta dirección no es segura: solo se aceptan tarjetas en páginas que empiezan con https. No se cobró nada. Abre la página con https o elige otro medio de pago.',
  'payment.cardOutdated':
    'No se pudieron proteger los datos de la tarjeta en esta página y no se cobró nada. Paga de otra forma o recarga la página y escribe la tarjeta de nuevo.',
  'payment.stored.gone':
    'Esta tarjeta ya no está guardada. No se cobró nada: escribe los datos de una tarjeta para pagar.',
  'payment.storeCard':
    'Guardar esta tarjeta por 1 hora para comprar con un clic las ofertas de esta compra. No se cobra nada sin tu confirmación.',
  'payment.stored.submit': 'Confirmar pago de {amount}',
  'payment.total.spread': 'total {total}',
  'payment.stored.terms': 'Al confirmar, aceptas los {terms} y la {privacy}.',
  'payment.inPerson.text':
    'Pagas ahora, directamente a {seller}. Confirma abajo para registrar el pedido: la compra se completa cuando el asesor registra el pago.',
  'payment.installments.one': '1 cuota de {value}',
  'payment.installments.many': '{count} cuotas de {value} sin intereses',
  'payment.installments.manyWithInterest': '{count} cuotas de {value} con intereses',
  'payment.installments.first': 'La 1.ª cuota es de {value}',
  'payment.stored.terms.none':
    'Al confirmar, aceptas las condiciones de la compra que se muestran en esta página.',
  'payment.terms': 'He leído y acepto los {terms} y la {privacy}',
  'payment.terms.none':
    'He leído y acepto las condiciones de la compra que se muestran en esta página',
  'payment.terms.terms': 'Términos de uso',
  'payment.terms.privacy': 'Política de privacidad',
  'payment.submit': 'Confirmar pago',
  'payment.submitting': 'Procesando tu pago…',
  'payment.submitting.long': 'Seguimos confirmando con el banco…',
  'payment.submitting.stay': 'No cierres esta página.',
  'payment.uncharged': 'No se cobró nada.',
  'payment.declined.title': 'El pago no fue aprobado',
  'payment.declined.card_refused':
    'El banco emisor no autorizó la compra y no se cobró nada. Usa otra tarjeta u otro medio de pago; tus datos siguen completos.',
  'payment.declined.insufficient_funds':
    'La tarjeta no tiene línea disponible para esta compra y no se cobró nada. Usa otra tarjeta o elige otro medio de pago.',
  'payment.declined.expired_card':
    'Esta tarjeta está vencida y no se cobró nada. Revisa la fecha de vencimiento o usa otra tarjeta.',
  'payment.declined.wrong_security_code':
    'El código de seguridad no coincide y no se cobró nada. Ingresa el CVV de nuevo y confirma.',
  'payment.declined.authentication_failed':
    'El banco no confirmó tu identidad y no se cobró nada. Inténtalo de nuevo o usa otro medio de pago.',
  'payment.declined.processing_error':
    'No pudimos procesar la transacción y no se cobró nada. Inténtalo de nuevo o usa otro medio de pago.',
  'payment.declined.onlyCard.card_refused':
    'El banco emisor no autorizó la compra y no se cobró nada. Usa otra tarjeta, o habla con el banco e inténtalo de nuevo; tus datos siguen completos.',
  'payment.declined.onlyCard.insufficient_funds':
    'La tarjeta no tiene línea disponible para esta compra y no se cobró nada. Usa otra tarjeta o pide más línea a tu banco.',
  'payment.declined.onlyCard.authentication_failed':
    'El banco no confirmó tu identidad y no se cobró nada. Inténtalo de nuevo o usa otra tarjeta.',
  'payment.declined.onlyCard.processing_error':
    'No pudimos procesar la transacción y no se cobró nada. Inténtalo de nuevo o usa otra tarjeta.',
  'payment.declined.usePix': 'Pagar con Pix',
  'payment.declined.otherCard': 'Usar otra tarjeta',
  'payment.priceChanged.title': 'El precio cambió',
  'payment.priceChanged.text':
    'El precio actual es {amount}. Revisa el resumen del pedido y confirma de nuevo; no se cobró nada.',
  'payment.priceChanged.textOnly':
    'Revisa el resumen del pedido y confirma de nuevo; no se cobró nada.',
  'payment.buyer': 'Compras como {name}',
  'payment.buyer.change': 'Cambiar',
  'payment.buyer.refused': 'Este dato no fue aceptado. Corrígelo o comunícate con nosotros.',
  'payment.alreadyPaid.text':
    'Fue pagada en otra página o por otro enlace. No se cobró nada ahora.',
  'payment.alreadyPaid.reload': 'Actualizar la página',
  'payment.alreadyOwned.title': 'Ya tienes este producto',
  'payment.alreadyOwned.text':
    'Ya existe una compra pagada de este producto con este correo o documento. No se cobró nada ahora. Si quieres comprarlo otra vez, continúa.',
  'payment.alreadyOwned.buyAgain': 'Comprar otra vez',
  'payment.inProgress':
    'Ya hay un pago de esta compra en proceso. Estamos verificando el resultado.',
  'payment.pending': 'Ya tienes un pago de esta compra pendiente.',
  'payment.pending.open': 'Ver pago',
  'payment.accepted':
    'No hace falta pagar de nuevo. El comprobante no se abrió ahora: ábrelo aquí.',
  'payment.refunded': 'El dinero de esta compra fue devuelto.',
  'payment.unknown.title': 'Estamos verificando tu pago',
  'payment.unknown.text':
    'La respuesta del servidor no llegó. Antes de cualquier nuevo cobro, confirmamos qué pasó con el primero.',
  'payment.unknown.asking': 'Estamos verificando qué pasó con tu pago…',
  'payment.notStarted': 'No se cobró nada. Ya puedes intentarlo de nuevo.',
  'payment.away.paid':
    'Pago confirmado. La conexión se cortó: el comprobante se abre automáticamente cuando vuelva, y no hace falta pagar de nuevo.',
  'payment.away.sent':
    'Recibimos tu pedido, pero la conexión se cortó. La próxima pantalla se abre automáticamente cuando vuelva: no confirmes de nuevo.',
  'payment.offline':
    'Sin conexión a internet. No se cobró nada y tus datos siguen aquí: revisa la conexión e inténtalo de nuevo.',
  'payment.noMethod':
    'Esta oferta no tiene un medio de pago disponible en esta página. Comunícate con nosotros.',

  'mpesa.text': 'Recibes una solicitud de pago en tu celular y la confirmas con tu PIN de M-Pesa.',
  'mpesa.phone': 'Número M-Pesa',
  'mpesa.phone.hint': 'Un número de Mozambique, que empieza con 84 u 85',
  'mpesaRequest.confirm.title': 'Confirma en tu celular',
  'mpesaRequest.confirm.phone': 'Enviamos la solicitud al número M-Pesa que termina en {digits}.',
  'mpesaRequest.confirm.1': 'Abre la solicitud de pago que llegó a tu celular.',
  'mpesaRequest.confirm.2': 'Ingresa tu PIN de M-Pesa para confirmar.',
  'mpesaRequest.confirm.3': 'Vuelve a esta página: avanza automáticamente.',
  'mpesaRequest.confirm.validFor': 'La solicitud vale por {minutes} minutos',
  'mpesaRequest.confirm.again':
    '¿No llegó? Elige de nuevo el medio de pago y enviamos otra en su lugar.',
  'mpesaRequest.cancelled.title': 'El pago no fue confirmado',
  'mpesaRequest.cancelled.text':
    'La solicitud fue rechazada en el celular y no se cobró nada. Vuelve para enviar una nueva solicitud o pagar de otra forma.',
  'mpesaRequest.expired.title': 'La solicitud venció',
  'mpesaRequest.expired.text':
    'La confirmación no llegó a tiempo y no se cobró nada. Vuelve para enviar una nueva solicitud o pagar de otra forma.',
  'mpesaRequest.otherMethod': 'Elegir otro medio de pago',
  'mpesaRequest.simulate': 'Simular pago',

  'summary.plan': 'Plan',
  'summary.subtotal': 'Precio del plan',
  'summary.discountOffer': 'Descuento',
  'summary.interest': 'Intereses de las cuotas',
  'summary.total': 'Total',
  'summary.today': 'Se cobra hoy',
  'summary.installments': '{count} cuotas de {value}',

  'payment.trial.today': 'Hoy pagas {zero}: solo verificamos la tarjeta.',
  'payment.trial.charge':
    'El {day}, después de {days} días gratis, cobramos a esta tarjeta {price} (total de {total}).',
  'payment.trial.retry': 'Si el banco la rechaza, lo intentamos de nuevo 1 y 3 días después.',
  'payment.trial.cancel':
    'Cancela antes del cobro, con el enlace del comprobante, y no pagas nada.',
  'payment.trial.agreed': 'Al confirmar, aceptas estas condiciones.',
  'payment.trial.submit': 'Empezar periodo gratis',
  'payment.methodGone.title': 'Esta forma de pago ya no está disponible',
  'payment.methodGone.text':
    'Por ahora no se puede pagar así. No se cobró nada. Elige otra forma de pago.',
  'payment.termsChanged.title': 'Las condiciones cambiaron',
  'payment.termsChanged.day':
    'Esta página estuvo abierta más de un día, por eso cambió el día del cobro. No se cobró nada. Revisa el nuevo día y confirma de nuevo.',
  'payment.termsChanged.terms':
    'El periodo gratis ya no es como lo mostraba esta página. No se cobró nada. Revisa las condiciones y confirma de nuevo o, si este aviso vuelve, actualiza la página.',
  'payment.trial.confirmationAsked':
    'El banco pide una confirmación que esta verificación no permite, y no se cobró nada. Usa otra tarjeta.',
  'payment.trial.running.title': 'Tu periodo gratis todavía está en curso',
  'payment.trial.running.text':
    'Con este correo o documento ya empezó un periodo gratis de este producto. Al terminar se cobra automáticamente, si no se cancela, y no hace falta pagar ahora. No se cobró nada. Comprar de todos modos es una segunda compra, además de él.',
  'payment.trial.used.title': 'El periodo gratis ya se usó',
  'payment.trial.used.text':
    'Con este correo o documento ya se usaron los días gratis: valen una vez por persona. No se cobró nada. Para suscribirte ahora, el precio es {amount}: revisa el resumen y confirma de nuevo.',
  'payment.trial.used.textOnly':
    'Con este correo o documento ya se usaron los días gratis: valen una vez por persona. No se cobró nada. Revisa el resumen y confirma de nuevo.',
  'payment.trial.used.known':
    'El periodo gratis vale una vez por persona, y el tuyo ya empezó antes: la suscripción se paga ahora. Si todavía está en curso, el cobro es automático al final, y no hace falta pagar aquí.',
  'summary.totalOn': 'El {day}',
  'payment.trial.document': 'El periodo gratis vale una vez por persona.',
};
