export const phone = {
  'phone.title': 'Confirme seu celular',
  'phone.sending': 'Enviando o código por SMS…',
  'phone.sent': 'Enviamos um código de 6 dígitos por SMS para {phone}.',
  'phone.notSent': 'O código vai por SMS para {phone}.',
  'phone.change': 'Corrigir o celular',
  'phone.code': 'Código recebido por SMS',
  'phone.code.hint': 'Conferimos o código assim que você digita o sexto dígito.',
  'phone.code.incomplete': 'Digite os 6 dígitos do código.',
  'phone.submit': 'Confirmar código',
  'phone.submitting': 'Conferindo…',
  'phone.resend': 'Enviar um novo código',
  'phone.resend.in': 'Novo código em {time}',
  'phone.resend.ready': 'Você já pode pedir um novo código.',
  'phone.resent': 'Enviamos um novo código. O anterior não vale mais.',
  'phone.wrong': 'O código não confere. Você ainda tem {count} tentativas.',
  'phone.wrong.last': 'O código não confere. Você ainda tem 1 tentativa.',
  'phone.expired': 'Este código não vale mais. Peça um novo código.',
  'phone.exhausted': 'Foram muitas tentativas com este código. Peça um novo código para continuar.',
  'phone.limited':
    'Já enviamos códigos para este celular há pouco. Digite o último que chegou ou aguarde para pedir outro.',
  'phone.undelivered':
    'Não conseguimos enviar o SMS agora. Confira o celular e peça um novo código.',
  'phone.abroad':
    'Não enviamos SMS para o país deste celular. Corrija o celular para receber o código.',
  'phone.verified': 'Seu celular está confirmado.',
  'phone.continue': 'Continuar',
} as const;
