import type { TextsOf } from '../messageKey';
import type { offers as original } from '../pt-BR/offers';

export const offers: TextsOf<typeof original> = {
  'presentation.benefits': 'Lo que recibes',
  'presentation.guarantee': 'Garantía de {days} días',
  'presentation.guarantee.text': 'Si no te gusta, te devolvemos tu dinero.',
  'presentation.total': 'Lo que llevas',
  'presentation.submit': 'Quiero empezar',

  'orderBump.title': 'Tu plan',
  'orderBump.text': 'Tú decides: el plan también funciona sin este complemento.',
  'orderBump.difference': '{value} más',
  'orderBump.difference.monthly': '{count} cuotas de {value} más',
  'orderBump.difference.total': 'o {value} más en un solo pago',
  'orderBump.add': 'Sí, quiero este complemento',
  'orderBump.continue': 'Continuar',

  'profiles.title': '¿Para cuántas personas es el plan?',
  'profiles.title.product': '¿{product} para cuántas personas?',
  'profiles.text': 'Cada persona tiene su propio perfil, con sus clases y su avance.',
  'profiles.legend': 'Número de perfiles',
  'profiles.one': '1 perfil',
  'profiles.many': '{count} perfiles',
  'profiles.price': '{person} por persona',
  'profiles.less': '{percent} % más barato',
  'profiles.best': 'Menor precio por persona',
  'profiles.cheaper': 'Con más perfiles, cada persona paga menos',
  'profiles.more': '{difference} más que 1 perfil',
  'profiles.more.monthly': '{difference} al mes más que 1 perfil',
  'profiles.continue': 'Continuar',
  'profiles.refuse': 'No, muchas gracias',

  'video.captions': 'Español',
  'video.label': 'Video: {headline}',
  'video.play': 'Ver el video',
  'video.play.length': 'Ver el video ({length})',
  'video.failed': 'No se pudo cargar el video. Puedes continuar sin verlo.',
  'video.retry': 'Intentar cargarlo de nuevo',
  'video.text': 'Mira el video o continúa cuando quieras.',
  'video.continue': 'Continuar',
  'video.upsell.accept': 'Quiero aprovechar la oferta',
  'video.upsell.refuse': 'No, muchas gracias',
  'video.upsell.chat':
    'La conversación se abre en WhatsApp, en otra pestaña. Ahora no se cobra nada: lo acuerdas todo por allí.',

  'campaign.trial.title': '7 días gratis para probar',
  'campaign.trial.text':
    'Hoy no pagas nada: solo verificamos la tarjeta. El primer cobro es el día 8, y cancelar antes no cuesta nada.',
  'campaign.trial-used.title': 'Ya usaste tu periodo gratis',
  'campaign.trial-used.text':
    'Los 7 días gratis valen una sola vez por persona. Si los tuyos todavía están en curso, el cobro es automático al final. Si ya terminaron, suscríbete para continuar donde te quedaste.',
  'campaign.free-months.title': '3 meses gratis',
  'campaign.free-months.text': 'Estudias los 3 primeros meses sin pagar por ellos.',
  'campaign.black-friday.title': 'Black Friday',
  'campaign.black-friday.text':
    'El precio más bajo del año. El descuento ya está aplicado en este enlace.',
  'campaign.partner-40.title': '40% de descuento para socios',
  'campaign.partner-40.text':
    'Recibiste este enlace de un socio nuestro. El descuento ya está aplicado en el precio.',
  'campaign.cross-brand-50.title': '50% de descuento para quien ya es alumno',
  'campaign.cross-brand-50.text': 'El descuento ya está en el precio de esta oferta.',
  'campaign.price': 'De {standard} a {price}.',
  'campaign.priceInstallments': 'De {count} cuotas de {standard} a {count} cuotas de {price}.',
  'campaign.replaced':
    'Con el cupón o la oferta de este enlace, el precio de esta promoción no vale.',
  'campaign.refused.not_yet': 'Esta condición todavía no empieza: por ahora vale el precio normal.',
  'campaign.refused.over': 'Esta promoción ya terminó: vale el precio normal.',
  'campaign.refused.exhausted':
    'Los descuentos de esta promoción se acabaron: vale el precio normal.',
  'campaign.refused.used': 'Ya usaste este descuento: vale el precio normal.',
  'campaign.refused.not_for_you': 'Este descuento no vale para esta compra: vale el precio normal.',
  'campaign.voucher': 'Cupón de {discount} aplicado.',

  'voucher.open': 'Tengo un cupón',
  'voucher.label': 'Cupón de descuento',
  'voucher.apply': 'Aplicar',
  'voucher.saved': 'Ahorras {discount}',
  'voucher.applied': 'Cupón {code} aplicado',
  'voucher.refused.unknown': 'Este cupón no existe o no vale para este producto.',
  'voucher.refused.other_plan': 'Este cupón no existe o no vale para este producto.',
  'voucher.refused.too_many':
    'Fueron muchos cupones en poco tiempo. Inténtalo de nuevo en una hora.',
  'voucher.refused.not_yet': 'Este cupón todavía no empieza a valer.',
  'voucher.refused.over': 'Este cupón ya venció.',
  'voucher.refused.exhausted': 'Este cupón ya se usó todas las veces posibles.',
  'voucher.refused.used': 'Ya usaste este cupón.',
  'voucher.refused.not_for_you': 'Este cupón no vale para esta compra.',
  'voucher.refused.not_with_discount': 'Este cupón no se suma al precio especial que ya tienes.',
  'voucher.remove': 'Quitar cupón',
};
