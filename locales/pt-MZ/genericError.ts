import type { MessagesOf } from '../messageKey';

export const genericError: Partial<MessagesOf<'genericError'>> = {
  'genericError.title': 'Não foi possível concluir este passo',
  'genericError.kept':
    'O que já preencheu continua guardado, e uma compra que já foi paga não é cobrada outra vez.',
};
