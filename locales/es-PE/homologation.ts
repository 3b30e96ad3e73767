import type { MessagesOf } from '../messageKey';

export const homologation: MessagesOf<'homologation'> = {
  'homologation.title': 'Homologación',
  'homologation.close': 'Salir de la homologación',
};
