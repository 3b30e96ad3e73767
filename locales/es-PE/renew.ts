import type { MessagesOf } from '../messageKey';

export const renew: MessagesOf<'renew'> = {
  'renew.title': 'Renueva tu acceso a {product}',
  'renew.text.active':
    'Tu acceso va hasta el {until}. Si renuevas ahora, no pierdes ningún día: continúa hasta el {newEnd}.',
  'renew.text.lapsed':
    'Tu acceso terminó el {until}. Si renuevas ahora, vuelve hoy mismo y va hasta el {newEnd}.',
  'renew.facts': 'Sobre tu suscripción',
  'renew.startsAt': 'Nuevo período a partir del',
  'renew.endsAt': 'Acceso hasta',
  'renew.validUntil': 'Acceso hasta',
  'renew.closed.title': 'Tu suscripción está al día',
  'renew.closed.text':
    'Tu acceso va hasta el {until} y no hay nada que pagar ahora. Puedes renovar a partir del {opensAt}, en este mismo enlace.',
  'renew.closed.upgrade': 'Conocer planes mejores',
};
