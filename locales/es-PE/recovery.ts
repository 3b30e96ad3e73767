import type { MessagesOf } from '../messageKey';

export const recovery: MessagesOf<'recovery'> = {
  'recovery.title': 'Falta poco para tu acceso a {product}',
  'recovery.text':
    'Guardamos tu pedido. Elige cómo quieres pagar y termina ahora, sin llenar todo otra vez.',
  'recovery.declined':
    'El pago del {date} no fue autorizado y no se cobró nada. Es común y casi siempre se resuelve con otra forma de pago.',
  'recovery.expired':
    'El pago del {date} no se completó a tiempo y no se cobró nada. Puedes pagar ahora.',
  'recovery.facts': 'Sobre tu pedido',
  'recovery.tried': 'Intento anterior',
};
