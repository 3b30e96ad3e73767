import type { TextsOf } from '../messageKey';
import type { shell as original } from '../pt-BR/shell';

export const shell: TextsOf<typeof original> = {
  'shell.title': 'Checkout - {product}',
  'shell.untitled': 'Checkout',
  'shell.back': 'Volver',
  'shell.loading': 'Cargando…',
  'shell.sellerBox': 'Atención:',
  'shell.sellerLive': '(atiende en vivo)',
  'shell.seller': 'Asesor',
  'shell.sellerBanner': 'Asesor {name}',
  'shell.step': 'Paso {current} de {total}',
  'shell.step.payment': 'Pago, paso {current} de {total}',
  'shell.stepName.lead': 'Tus datos',
  'shell.stepName.payment': 'Pago',
  'shell.stepName.success': 'Confirmación',
  'shell.order': 'Resumen del pedido',
  'shell.order.show': 'Ver resumen del pedido',
  'shell.securePayment': 'Pago seguro',
  'shell.soldBy': 'Vendido por {company}',
  'shell.terms': 'Términos de uso',
  'shell.privacy': 'Política de privacidad',
  'shell.help': '¿Necesitas ayuda?',
  'shell.newTab': '(se abre en otra pestaña)',
  'shell.cookies.title': 'Las cookies de tu navegador están desactivadas',
  'shell.cookies.text': 'Actívalas e inténtalo de nuevo.',
  'shell.cookies.retry': 'Intentar de nuevo',
  'shell.toast.region': 'Avisos',

  'price.spread': '{count} cuotas de {value}',
  'price.free': 'sin intereses',
  'price.interest': 'con intereses',
  'price.atOnce': 'o {total} en un solo pago',
  'price.short': '{interest}, o {total}',
  'price.total': 'total {spread}, o {total} en un solo pago',
  'price.standard': 'Antes {value}',
  'paid.title': 'Esta compra ya está pagada',
  'paid.text': 'Pagaste {amount} por {product} el {day}. No se cobrará nada más por esta compra.',
  'paid.textOnly': 'Tu compra de {product} está pagada. No se cobrará nada más por ella.',
  'paid.receipt': 'Ver comprobante',
  'paid.addition': 'Agregar algo y pagar solo la diferencia',
  'paid.again': 'Hacer otra compra',

  'homologation.title': 'Homologación',
  'homologation.design': 'Diseño {theme}',
  'homologation.flows': 'Flujos:',
  'homologation.close': 'Salir de la homologación',

  'support.title': 'Habla con nosotros',
  'support.faq': 'Centro de ayuda',
  'support.whatsapp': 'Conversar por WhatsApp',

  'paid.trial.title': 'Tu periodo gratis ya empezó',
  'paid.trial.text':
    'Tu periodo gratis de {product} empezó el {day}. Después se cobran {amount}, si no cancelas.',
  'paid.trial.over':
    'Tu periodo gratis de {product} fue hasta el {day}. Después se cobran {amount}, si no cancelas.',
  'paid.trial.retried':
    'Tu periodo gratis de {product} fue hasta el {day}. El cobro de {amount} no se completó y se intentará de nuevo.',
  'paid.kept.title': 'Tu suscripción está activa',
};
