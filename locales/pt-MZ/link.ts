import type { MessagesOf } from '../messageKey';

export const link: Partial<MessagesOf<'link'>> = {
  'link.title': 'Este link já não está disponível',
  'link.text':
    'O endereço pode ter expirado ou estar incompleto. Peça um novo link a quem lhe enviou este ou fale com o nosso atendimento.',
};
