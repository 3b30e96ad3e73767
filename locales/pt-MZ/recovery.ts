import type { MessagesOf } from '../messageKey';

export const recovery: Partial<MessagesOf<'recovery'>> = {
  'recovery.expired':
    'O pagamento de {date} não foi concluído a tempo e nada foi cobrado. Pode pagar agora.',
};
