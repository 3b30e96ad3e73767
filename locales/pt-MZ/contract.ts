import type { MessagesOf } from '../messageKey';

export const contract: Partial<MessagesOf<'contract'>> = {
  'contract.text': 'Leia com calma. Pode descarregar uma cópia antes de aceitar.',
  'contract.missing':
    'O contrato não está disponível agora. Atualize a página dentro de momentos ou fale com o atendimento.',
  'contract.loading': 'A preparar o seu contrato…',
  'contract.slow': 'Está a demorar mais do que o normal. Continuamos a preparar o seu contrato…',
  'contract.pdf': 'Descarregar o contrato (PDF)',
  'contract.accepting': 'A registar a aceitação…',
  'contract.accepted': 'Aceitou este contrato em {moment}.',
  'contract.download': 'Descarregar uma cópia',
};
