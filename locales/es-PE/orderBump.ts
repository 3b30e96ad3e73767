import type { MessagesOf } from '../messageKey';

export const orderBump: MessagesOf<'orderBump'> = {
  'orderBump.title': 'Tu plan',
  'orderBump.text': 'Tú decides: el plan también funciona sin este complemento.',
  'orderBump.difference': '{value} más',
  'orderBump.difference.monthly': '{count} cuotas de {value} más',
  'orderBump.difference.total': 'o {value} más en un solo pago',
  'orderBump.add': 'Sí, quiero el {plan}',
  'orderBump.continue': 'Continuar',
};
