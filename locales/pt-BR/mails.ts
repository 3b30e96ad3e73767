export const mails = {
  'mail.greeting': 'Olá, {name}!',
  'mail.footer.why': 'Você recebe este e-mail porque comprou ou começou uma compra em {brand}.',
  'mail.footer.noReply': 'Mensagem automática: este endereço não recebe respostas.',
  'mail.footer.help': 'Central de ajuda',

  'mail.row.order': 'Número do pedido',
  'mail.row.product': 'Produto',
  'mail.row.amount': 'Valor',
  'mail.row.installments': 'Parcelas',
  'mail.row.paidAt': 'Data do pagamento',
  'mail.row.until': 'Pague até',
  'mail.row.due': 'Vencimento',
  'mail.row.chargedOn': 'Cobrança em',
  'mail.row.accessUntil': 'Acesso até',
  'mail.row.paid': 'Valor pago',
  'mail.row.refunded': 'Valor devolvido',
  'mail.row.refundedSoFar': 'Devolvido até agora',

  'mail.receipt.subject': 'Pagamento confirmado: {product}',
  'mail.receipt.preview': 'Recebemos {amount} por {product}.',
  'mail.receipt.title': 'Pagamento confirmado',
  'mail.receipt.text': 'Recebemos o seu pagamento de {product}. Guarde este recibo.',
  'mail.receipt.regret':
    'Mudou de ideia? Você pode desistir da compra em até 7 dias e receber tudo de volta.',
  'mail.receipt.refundButton': 'Desistir da compra',

  'mail.access.subject': 'O seu acesso a {product}',
  'mail.access.preview': 'Abra o link para começar.',
  'mail.access.title': 'O seu acesso está pronto',
  'mail.access.text': 'Está tudo certo com {product}. Use o botão abaixo para criar o seu acesso.',
  'mail.access.button': 'Acessar agora',
  'mail.access.once':
    'O link é só seu e vale uma vez. Não encaminhe este e-mail: quem tiver o link entra no seu lugar.',

  'mail.pix.code': 'Pix copia e cola',
  'mail.pix.how':
    'Copie o código, abra o aplicativo do seu banco, escolha Pix copia e cola e confirme. Antes de confirmar, confira o nome de quem recebe e o valor.',
  'mail.pix.button': 'Voltar ao pagamento',
  'mail.pixWaiting.subject': 'O seu Pix de {amount} está esperando',
  'mail.pixWaiting.preview': 'O código para pagar está neste e-mail.',
  'mail.pixWaiting.title': 'Falta só pagar o Pix',
  'mail.pixWaiting.text': 'A compra de {product} será confirmada assim que o Pix for pago.',
  'mail.pixExpiring.subject': 'O seu Pix expira em poucos minutos',
  'mail.pixExpiring.preview': 'Ainda dá tempo de pagar.',
  'mail.pixExpiring.title': 'O seu Pix está para expirar',
  'mail.pixExpiring.text':
    'A compra de {product} ainda não foi paga, e o código está para expirar.',

  'mail.slip.line': 'Linha digitável',
  'mail.slip.how':
    'Copie a linha digitável e pague no aplicativo ou no site do seu banco. A confirmação leva até 2 dias úteis.',
  'mail.slip.button': 'Ver boleto',
  'mail.slipWaiting.subject': 'O seu boleto de {amount} está pronto',
  'mail.slipWaiting.preview': 'A linha digitável está neste e-mail.',
  'mail.slipWaiting.title': 'O seu boleto está pronto',
  'mail.slipWaiting.text': 'A compra de {product} será confirmada assim que o boleto for pago.',
  'mail.slipExpiring.subject': 'O seu boleto vence em {due}',
  'mail.slipExpiring.preview': 'Ainda dá tempo de pagar.',
  'mail.slipExpiring.title': 'O seu boleto vence em {due}',
  'mail.slipExpiring.titleToday': 'O seu boleto vence hoje',
  'mail.slipExpiring.text':
    'Ainda não recebemos o pagamento de {product}. Se você já pagou, não precisa fazer nada.',

  'mail.trialStarted.subject': 'O seu período grátis de {product} começou',
  'mail.trialStarted.preview': 'Veja quando a cobrança acontece e como cancelar.',
  'mail.trialStarted.title': 'O seu período grátis começou',
  'mail.trialStarted.text': 'Aproveite {product}. Nada foi cobrado hoje.',
  'mail.trialEnding.subject': 'O seu período grátis termina em {day}',
  'mail.trialEnding.preview': 'Serão cobrados {amount} em {day}, se você não cancelar.',
  'mail.trialEnding.title': 'O seu período grátis está terminando',
  'mail.trialEnding.text':
    'Em {day} vamos cobrar {amount} no seu cartão por {product}, como combinado.',
  'mail.trial.cancel':
    'Não quer continuar? Cancele antes dessa data pelo botão abaixo, e nada será cobrado.',
  'mail.trial.button': 'Ver ou cancelar',

  'mail.renewal.subject': 'Renovação confirmada: {product}',
  'mail.renewal.preview': 'O seu acesso vai até {endsAt}.',
  'mail.renewal.title': 'Renovação confirmada',
  'mail.renewal.text': 'Recebemos o pagamento da renovação de {product}. Guarde este recibo.',
  'mail.upgrade.subject': 'Novo plano confirmado: {product}',
  'mail.upgrade.title': 'O seu novo plano está valendo',
  'mail.upgrade.text': 'Recebemos o pagamento da mudança para {product}. Guarde este recibo.',

  'mail.refund.subject': 'Devolvemos {amount}',
  'mail.refund.preview': 'Devolução da compra de {product}.',
  'mail.refund.title': 'O seu dinheiro foi devolvido',
  'mail.refund.whole': 'Devolvemos {amount}, o valor inteiro da compra de {product}.',
  'mail.refund.part': 'Devolvemos {amount} da compra de {product}.',
  'mail.refund.paidOtherwise': 'O produto continua seu: ele está pago por outro pagamento.',
  'mail.refund.rest': 'O restante da compra continua valendo.',
  'mail.refund.byCard':
    'O valor aparece na fatura do cartão que pagou, em até duas faturas, conforme o banco.',
  'mail.refund.byPix': 'O valor volta para a conta de onde o Pix saiu, em geral em poucos minutos.',
  'mail.refund.bySlip': 'O valor vai por Pix para a chave informada, em geral em poucos minutos.',
  'mail.refund.byOther': 'O valor volta pelo mesmo meio com que você pagou.',

  'mail.abandonedCart.subject': 'A sua compra de {product} está esperando',
  'mail.abandonedCart.preview': 'Continue de onde parou.',
  'mail.abandonedCart.title': 'Quer terminar a sua compra?',
  'mail.abandonedCart.text':
    'Você começou a compra de {product} e pediu um lembrete. Ela ainda não foi paga.',
  'mail.abandonedCart.button': 'Continuar a compra',
  'mail.abandonedCart.once': 'Este é o único lembrete desta compra.',
  'mail.abandonedCart.stop': 'Não quero mais lembretes',
} as const;
