import type { MessagesOf } from '../messageKey';

export const contract: Partial<MessagesOf<'contract'>> = {
  'contract.text': 'Leia com calma. Pode descarregar uma cópia antes de aceitar.',
  'contract.missing':
    'O contrato não está disponível agora. Atualize a página dentro de momentos ou fale com o atendimento.',
  'contract.download': 'Descarregar uma cópia',
};
