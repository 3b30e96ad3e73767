/** After the purchase. */
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
  'success.tickets.title': 'Eventos incluídos no seu plano',
  'success.tickets.time': '{day}, das {start} às {end}',
  'success.receipt.product': 'Produto',
  'success.receipt.plan': 'Plano',
  'success.receipt.amount': 'Valor pago',
  'success.receipt.method': 'Pago com',
  'success.receipt.installments': 'Parcelas',
  'success.receipt.date': 'Data do pagamento',
  'success.receipt.order': 'Número do pedido',
  'success.receipt.buyer': 'Comprador',
  'success.offer.title': 'Uma oferta para quem acabou de comprar',
  'success.offer.product': 'Uma oferta para você: {product}',
  'success.offer.accept': 'Conhecer a oferta',
  'success.test.title': 'Falta marcar o seu teste de nível',
  'success.test.book': 'Marcar teste de nível',
  'success.next.title': 'O que acontece agora',
  'success.next.1': 'Você recebe um e-mail de confirmação em alguns minutos.',
  'success.next.2': 'Siga as instruções do e-mail para criar a sua senha e acessar.',

  // The bank-slip variant of the success page.
  'bankSlip.title': 'Quase lá!',
  'bankSlip.text':
    'Seu boleto já está disponível. Em até 2 dias após a confirmação do pagamento, você recebe um e-mail para finalizar o cadastro.',
  'bankSlip.open': 'Ver boleto',
  'bankSlip.digitableLine': 'Linha digitável',
  'bankSlip.copy': 'Copiar linha digitável',
  'bankSlip.copied': 'Linha digitável copiada',
  'bankSlip.copyFailed': 'Não foi possível copiar. Selecione a linha e copie manualmente.',
  'bankSlip.amount': '{left}, no valor de {amount}',
  'bankSlip.due': 'Vence em {date}',
  'bankSlip.due.over': 'Já venceu',
  'bankSlip.due.today': 'Hoje',
  'bankSlip.due.tomorrow': 'Amanhã',
  'bankSlip.due.days': 'Em {days} dias',
  'bankSlip.barcode': 'Código de barras do boleto',
  'bankSlip.simulate': 'Simular pagamento',

  // The upsell: its payment and its receipt.
  'upsell.payment.title': 'Como você quer pagar por {product}?',
  'upsell.refuse': 'Não, muito obrigado',
  'upsell.success.title': '{product}: compra confirmada!',
  'upsell.success.first': 'Ver a minha primeira compra',

  // /subscription-welcome: access to what was bought.
  'welcome.title': 'Boas-vindas! O seu acesso está a caminho',
  'welcome.purchase': 'Ver os detalhes da compra',
} as const;
