import type { TextsOf } from '../messageKey';
import type { trial as original } from '../pt-BR/trial';

export const trial: TextsOf<typeof original> = {
  'trial.running.title': 'Tu periodo gratis empezó',
  'trial.running.text':
    'Usas {product} sin pagar hasta el {day}. Si cancelas antes del cobro, no se cobra nada y sigues con acceso hasta esa fecha.',
  'trial.due.title': 'Tu periodo gratis terminó',
  'trial.due.text':
    'El periodo gratis de {product} fue hasta el {day}. El cobro es el siguiente paso: si cancelas antes, no se cobra nada.',
  'trial.declined.title': 'El cobro no fue aprobado',
  'trial.declined.text':
    'El periodo gratis de {product} fue hasta el {day}. El banco rechazó el cobro a tu tarjeta y no se cobró nada. El próximo intento es el {next}: si cancelas antes, no pagas nada.',
  'trial.notReached.title': 'El cobro aún no se hizo',
  'trial.notReached.text':
    'El periodo gratis de {product} fue hasta el {day}. Por una falla de comunicación no pudimos hacer el cobro y no se cobró nada. Lo intentamos de nuevo cada hora: si cancelas antes, no pagas nada.',
  'trial.kept.title': 'Tu suscripción está activa',
  'trial.charged.text':
    'El periodo gratis de {product} fue hasta el {day}. La suscripción se cobró a tu tarjeta el {charged} y no hay nada más que pagar por ella.',
  'trial.paidOtherwise.text':
    'Periodo gratis de {product}: hasta el {day}. La suscripción ya se pagó de otra forma, por eso no se cobra nada en tu tarjeta.',
  'trial.cancelled.title': 'Periodo gratis cancelado',
  'trial.cancelled.text': 'No se cobrará nada. Sigues con acceso a {product} hasta el {day}.',
  'trial.cancelledAndOver.text':
    'No se cobró nada ni se cobrará. El periodo gratis de {product} fue hasta el {day}.',
  'trial.ended.title': 'Tu periodo gratis terminó',
  'trial.endedDeclined.text':
    'El periodo gratis de {product} fue hasta el {day}. El banco rechazó el cobro a tu tarjeta y no se cobró nada.',
  'trial.endedNotReached.text':
    'El periodo gratis de {product} fue hasta el {day}. Por una falla de comunicación no pudimos hacer el cobro y no se cobró nada.',
  'trial.refunded.title': 'Tu suscripción terminó',
  'trial.refunded.text':
    'El periodo gratis de {product} fue hasta el {day}. Lo pagado por la suscripción se devolvió, y con eso terminó.',
  'trial.facts': 'Detalles',
  'trial.free': 'Gratis hasta {day}',
  'trial.freeUntil': 'Gratis hasta',
  'trial.atStart': 'Pagado al inicio',
  'trial.chargeOn': 'Próximo cobro',
  'trial.amount': 'Monto del cobro',
  'trial.chargedOn': 'Cobrado el',
  'trial.chargedAmount': 'Monto cobrado',
  'trial.amountOf': '{total} en {count} cuotas',
  'trial.note':
    'Ocultamos parte de tu contacto, porque los enlaces se pueden reenviar. ¿No eres tú? No canceles: habla con quien te envió el enlace.',
  'trial.enter': 'Ingresar ahora',
  'trial.open': 'Cancelar periodo gratis',
  'trial.cancel': 'Cancelar y no pagar nada',
  'trial.cancelling': 'Estamos cancelando…',
  'trial.failed.charging':
    'El cobro se está haciendo en este momento, por eso ya no se puede cancelar aquí. Contacta con soporte: tienes 7 días para desistir de la compra.',
  'trial.failed.noAnswer':
    'No recibimos la confirmación de la cancelación. Inténtalo de nuevo en unos instantes.',
  'trial.notFound.title': 'No encontramos este periodo gratis',
  'trial.notFound.text':
    'Puede que la dirección esté incompleta. Abre de nuevo el enlace de tu comprobante o contacta con soporte.',
  'trial.unavailable.title': 'No pudimos abrir tu periodo gratis ahora',
  'trial.unavailable.text':
    'El problema es nuestro y el enlace sigue siendo válido. Espera un momento e inténtalo de nuevo.',
};
