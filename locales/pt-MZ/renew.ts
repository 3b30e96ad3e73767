import type { MessagesOf } from '../messageKey';

export const renew: Partial<MessagesOf<'renew'>> = {
  'renew.text.active':
    'O seu acesso vai até {until}. Se renovar agora, não perde nenhum dia: continua até {newEnd}.',
  'renew.text.lapsed':
    'O seu acesso terminou em {until}. Se renovar agora, volta hoje mesmo e vai até {newEnd}.',
  'renew.facts': 'Sobre a sua subscrição',
  'renew.closed.title': 'A sua subscrição está em dia',
  'renew.closed.text':
    'O seu acesso vai até {until} e não há nada a pagar agora. Pode renovar a partir de {opensAt}, neste mesmo link.',
};
