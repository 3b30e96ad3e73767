export const success = {
  'success.title.payment': 'Pagamento realizado com sucesso!',
  'success.title.enrollment': 'Matrícula realizada com sucesso!',
  'success.title.allSet': 'Tudo certo!',
  'success.title.welcome': 'Seja bem-vindo(a) ao {product}',
  'success.text': 'Enviamos os detalhes da compra e os próximos passos para {email}.',
  'success.textWithoutEmail':
    'Enviamos os detalhes da compra e os próximos passos para o seu e-mail.',
  'success.access': 'Acessar agora',
  'success.receipt.title': 'Detalhes da compra',
  'success.receipt.amount': 'Valor pago',
  'success.receipt.method': 'Forma de pagamento',
  'success.receipt.installments': '{method} em {count}x',
  'success.next.title': 'O que acontece agora',
  'success.next.1': 'Você recebe um e-mail de confirmação em alguns minutos.',
  'success.next.2': 'Siga as instruções do e-mail para criar a sua senha e acessar.',
} as const;
