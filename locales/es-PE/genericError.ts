import type { MessagesOf } from '../messageKey';

export const genericError: MessagesOf<'genericError'> = {
  'genericError.title': 'No se pudo completar este paso',
  'genericError.kept':
    'Lo que ya completaste sigue guardado y una compra ya pagada no se cobra otra vez.',
};
