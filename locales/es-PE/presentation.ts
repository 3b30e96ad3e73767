import type { MessagesOf } from '../messageKey';

export const presentation: MessagesOf<'presentation'> = {
  'presentation.benefits': 'Lo que recibes',
  'presentation.price.installments': '{count} cuotas de {value}',
  'presentation.price.total': 'o {total} en un solo pago',
  'presentation.price.standard': 'Antes {value}',
  'presentation.guarantee': 'Garantía de {days} días: si no te gusta, te devolvemos tu dinero.',
  'presentation.total': 'Lo que llevas',
  'presentation.submit': 'Quiero inscribirme',
};
