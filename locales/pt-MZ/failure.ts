import type { MessagesOf } from '../messageKey';

export const failure: Partial<MessagesOf<'failure'>> = {
  'failure.offline':
    'Sem ligação à internet. Os seus dados continuam aqui: verifique a ligação e tente novamente.',
  'failure.slow':
    'Está a demorar mais do que o normal. Os seus dados continuam aqui; pode tentar novamente sem risco de pagar duas vezes.',
  'failure.unavailable':
    'Não conseguimos contactar o servidor agora. Os seus dados continuam aqui: aguarde um momento e tente novamente.',
  'failure.unexpected': 'Algo não correu como esperado. Tente novamente dentro de momentos.',
  'failure.page.title': 'Algo correu mal nesta página',
  'failure.notFound.text': 'Confira o endereço ou peça um novo link a quem lhe enviou este.',
};
