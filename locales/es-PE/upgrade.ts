import type { MessagesOf } from '../messageKey';

export const upgrade: MessagesOf<'upgrade'> = {
  'upgrade.title': 'Un plan mejor de {product} para ti',
  'upgrade.text':
    'Tu plan hoy es {plan}, hasta el {until}. El nuevo plan empieza cuando se confirma el pago, y los días que aún no usaste se convierten en descuento.',
  'upgrade.choose': 'Elige el nuevo plan',
  'upgrade.plan.priceWithCredit': '{today} hoy, en lugar de {price}',
  'upgrade.facts': 'Sobre tu suscripción',
  'upgrade.current': 'Plan actual',
  'upgrade.until': 'Acceso hasta',
  'upgrade.credit': 'Días no usados',
  'upgrade.none.title': 'Ya tienes el mejor plan',
  'upgrade.none.text':
    'No hay nada que pagar ni cambiar ahora. Si hay un plan mejor, aparecerá aquí.',
};
