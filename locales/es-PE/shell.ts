import type { TextsOf } from '../messageKey';
import type { shell as original } from '../pt-BR/shell';

export const shell: TextsOf<typeof original> = {
  'shell.back': 'Volver',
  'shell.loading': 'Cargando…',
  'shell.sellerBox': 'Atención:',
  'shell.sellerLive': '(atiende en vivo)',
  'shell.seller': 'Asesor',
  'shell.sellerBanner': 'Asesor {name}',
  'shell.step': 'Paso {current} de {total}',
  'shell.step.payment': 'Pago, paso {current} de {total}',
  'stepName.lead': 'Tus datos',
  'stepName.phone-verification': 'Código SMS',
  'stepName.video': 'Video',
  'stepName.upsell-video': 'La oferta',
  'stepName.order-bump-presentation': 'Número de perfiles',
  'stepName.order-bump': 'Adicional',
  'stepName.presentation': 'Presentación',
  'stepName.upsell-order-bump-presentation': 'Perfiles de la oferta',
  'stepName.payment': 'Pago',
  'stepName.custom-offer': 'Oferta a medida',
  'stepName.success': 'Confirmación',
  'stepName.upsell-payment': 'Pago de la oferta',
  'stepName.upsell-success': 'Confirmación de la oferta',
  'stepName.pix': 'Código de Pix',
  'stepName.livelo-cpf': 'Puntos Livelo',
  'stepName.invoice-payment': 'Factura',
  'stepName.recovery': 'Recuperación',
  'stepName.renew': 'Renovación',
  'stepName.error': 'Página de error',
  'stepName.select-school': 'Sede',
  'stepName.upgrade-payment': 'Cambio de plan',
  'stepName.md': 'Lectura del contrato',
  'stepName.select-test-location': 'Prueba de nivel',
  'stepName.trial': 'Período gratis',
  'stepName.access': 'Acceso',
  'stepName.refund': 'Devolución',
  'stepName.reminder': 'Recordatorios',
  'shell.order': 'Resumen del pedido',
  'shell.order.show': 'Ver resumen del pedido',
  'shell.order.benefits': 'Lo que recibes',
  'shell.securePayment': 'Pago seguro',
  'shell.soldBy': 'Vendido por {company}',
  // Beside what only a test can do.
  'shell.testOnly': 'Solo en el entorno de prueba',
  // Where a page is nobody's brand.
  'shell.kind': 'Página de pago',
  'shell.terms': 'Términos de uso',
  'shell.privacy': 'Política de privacidad',
  'shell.help': '¿Necesitas ayuda?',
  'shell.newTab': '(se abre en otra pestaña)',
  'shell.cookies.title': 'Las cookies de tu navegador están desactivadas',
  'shell.cookies.text': 'Actívalas e inténtalo de nuevo.',
  'shell.cookies.how': 'Cómo activar las cookies',
  'shell.cookies.how.settings': 'Abre la configuración de tu navegador.',
  'shell.cookies.how.privacy': 'Busca “Cookies” en “Privacidad” o “Permisos de sitios”.',
  'shell.cookies.how.allow': 'Permite las cookies de {site} y vuelve a esta página.',
  'shell.cookies.retry': 'Intentar de nuevo',
  'shell.cookies.otherwise':
    '¿No funcionó? Abre el enlace en otro navegador o habla con quien te lo envió.',
  'shell.copyAddress': 'Copiar el enlace',
  'shell.copyAddress.done': 'Enlace copiado',
  'shell.copyAddress.failed': 'No se pudo copiar. El enlace es {address}',
  'shell.toast.region': 'Avisos',
  'shell.redrawn':
    'Una extensión o el traductor cambió esta página: revisa lo que está llenado. Para ver lo que enviaste, carga la página de nuevo sin ellos.',

  'noScript.text': 'Activa JavaScript en el navegador para continuar.',

  // The document says it, where a script of ours is lost.
  'loadAgain.late':
    'Una parte de esta página está tardando en llegar: espera un poco, que sigue sola.',
  'loadAgain.uncharged': 'No se cobró nada.',
  'loadAgain.card': 'Cargarla de nuevo borra la tarjeta.',
  'loadAgain.text': 'Una parte de esta página no llegó.',
  'loadAgain.action': 'Cargar la página de nuevo',
  'loadAgain.old':
    'Este navegador es demasiado antiguo para esta página. Actualízalo o abre el enlace en otro.',

  // Whether tags may run; of the document, too.
  'consent.title': 'Cookies en este sitio',
  'consent.text':
    'Usamos cookies para medir visitas y anuncios. Solo se activan si las aceptas; la compra funciona igual sin ellas.',
  'consent.accept': 'Aceptar',
  'consent.refuse': 'Rechazar',
  'consent.change': 'Preferencias de cookies',
  // In place of the badge of reCAPTCHA; of the document, too.
  'captcha.notice':
    'Este sitio está protegido por reCAPTCHA; se aplican la {privacy} y los {terms} de Google.',
  'captcha.privacy': 'Política de Privacidad',
  'captcha.terms': 'Términos del Servicio',

  'price.spread': '{count} cuotas de {value}',
  'price.free': 'sin intereses',
  'price.interest': 'con intereses',
  'price.atOnce': 'o {total} en un solo pago',
  'price.short': '{interest}, o {total}',
  'price.short.interest': '{interest} · total {total}',
  'price.total': 'total {spread}, o {total} en un solo pago',
  'price.orSpread': 'o {spread} {interest}',
  'price.trial': '{amount} hoy',
  'price.trialThen': '{price} a partir del {day}',
  'price.standard': 'Antes {value}',
  'price.charged.BRL': 'Se cobra en reales (R$)',
  'price.charged.MZN': 'Se cobra en meticales (MT)',
  'paid.title': 'Esta compra ya está pagada',
  'paid.text': 'Pagaste {amount} por {product} el {day}. No se cobrará nada más por esta compra.',
  'paid.textOnly': 'Tu compra de {product} está pagada. No se cobrará nada más por ella.',
  'paid.receipt': 'Ver comprobante',
  'paid.addition': 'Agregar algo y pagar solo la diferencia',
  'paid.again': 'Hacer otra compra',

  'homologation.title': 'Homologación',
  'homologation.design': 'Diseño:',
  'homologation.design.light': '{brand}, modo claro',
  'homologation.design.dark': '{brand}, modo oscuro',
  'homologation.flow': 'Flujo:',
  'homologation.guesses': 'Por confirmar antes de producción: {facts}',
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
