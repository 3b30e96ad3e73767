/** What to tell a buyer when a call does not work out, and what to do about it. */
export const failure = {
  'failure.offline':
    'Sem conexão com a internet. Seus dados continuam aqui: verifique a conexão e tente novamente.',
  'failure.slow':
    'Está demorando mais que o normal. Seus dados continuam aqui; você pode tentar novamente sem risco de pagar duas vezes.',
  'failure.unavailable':
    'Não conseguimos falar com o servidor agora. Seus dados continuam aqui: aguarde um instante e tente novamente.',
  'failure.unexpected': 'Algo não saiu como esperado. Tente novamente em alguns instantes.',
  'failure.tooManyAttempts':
    'Muitas tentativas em pouco tempo. Aguarde um minuto e tente novamente.',
  'failure.invalidFields': 'Revise os campos indicados e tente novamente.',
  'failure.retry': 'Tentar novamente',
  'failure.page.title': 'Algo deu errado nesta página',
  'failure.page.text':
    'Volte e tente novamente: uma compra que já foi paga não é cobrada outra vez. Se continuar, fale com o nosso atendimento.',
  'failure.page.back': 'Voltar ao início da compra',
  'failure.notFound.title': 'Página não encontrada',
  'failure.notFound.text': 'Confira o endereço ou peça um novo link a quem enviou este.',
} as const;
