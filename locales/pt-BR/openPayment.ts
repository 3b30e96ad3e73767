export const openPayment = {
  // Wherever a payment is waited for.
  'openPayment.replaced':
    'Esta compra já tem um código ou pedido mais novo: é o que aparece aqui agora. O anterior não vale mais.',
  'openPayment.away.paid':
    'Pagamento confirmado. A conexão caiu agora: o comprovante abre automaticamente quando ela voltar, e não é preciso pagar de novo.',
  'openPayment.away.open':
    'A conexão caiu agora. A próxima tela abre automaticamente quando ela voltar.',

  // /pix: the code, its countdown and its expiry.
  'pix.title': 'Pague com Pix',
  'pix.subtitle': 'Falta pouco: pague no aplicativo do seu banco.',
  'pix.qrCode': 'QR Code Pix',
  'pix.otherPhone': 'Vai pagar com outro celular?',
  'pix.code': 'Código Pix copia e cola',
  'pix.copy': 'Copiar código',
  'pix.copied': 'Código copiado',
  'pix.copyFailed': 'Não foi possível copiar. Selecione o código e copie manualmente.',
  'pix.expiresIn': 'O código vale por mais {time}',
  'pix.expiresIn.minutes': 'O código vale por mais {minutes} minutos.',
  'pix.expiresIn.minute': 'O código vale por mais 1 minuto.',
  'pix.expiresIn.seconds': 'O código vale por mais {seconds} segundos.',
  'pix.waiting': 'Aguardando a confirmação do pagamento',
  'pix.confirmed': 'Pagamento confirmado! Redirecionando…',
  'pix.expired.title': 'Este código expirou',
  'pix.expired.text': 'Gere um novo código: seus dados estão guardados.',
  'pix.expired.text.paid': 'Se você já pagou, aguarde: a confirmação chega aqui.',
  'pix.expired.newCode': 'Gerar novo código',
  'pix.expired.creating': 'Gerando novo código…',
  'pix.expired.paid': 'Este Pix já foi pago: não é preciso um novo código.',
  'pix.expired.failed': 'Não conseguimos gerar um novo código agora. Tente novamente em instantes.',
  'pix.held': 'Reservamos {amount} no seu cartão. Ele só é cobrado depois que este Pix for pago.',
  'pix.heldPoints':
    'Reservamos pontos Livelo no valor de {amount}. Eles só são usados depois que este Pix for pago.',
  'pix.expired.held': 'O valor reservado no cartão foi liberado e nada foi cobrado.',
  'pix.expired.held.again':
    'Para continuar, faça o pagamento de novo, com o cartão e um novo código.',
  'pix.expired.heldPoints':
    'Os pontos reservados voltaram para a sua conta Livelo e nada foi cobrado.',
  'pix.expired.heldPoints.again': 'Para continuar, faça o pagamento de novo.',
  'pix.expired.again': 'Voltar ao pagamento',
  'pix.how.title': 'Como pagar',
  'pix.how.1': 'Abra o aplicativo do seu banco e escolha pagar com Pix.',
  'pix.how.2': 'Escaneie o QR Code ou cole o código copiado.',
  'pix.how.paste': 'Cole o código copiado.',
  'pix.how.3': 'Confira o valor e confirme. Esta página avança automaticamente.',
  'pix.offline': 'Sem conexão com o servidor; tentando novamente. O código continua válido.',
  'pix.simulate': 'Simular pagamento',
  'pix.missing':
    'Este navegador não tem o código Pix desta compra. Continue por aqui para gerar o código.',
  'pix.otherMethod': 'Escolher outra forma de pagamento',

  // /payment-verification: waiting for the provider's answer (3-D Secure and slow answers).
  'verification.title': 'Estamos confirmando o seu pagamento',
  'verification.text': 'Isso costuma levar poucos segundos. Não feche esta página.',
  'verification.waiting': 'Aguardando a sua confirmação',
  'verification.action.title': 'Confirme a compra com o seu banco',
  'verification.action.part': 'Confirme o cartão {part} no banco emissor',
  'verification.action.text':
    'Seu banco vai pedir uma confirmação de {amount}. Nada é cobrado antes dela.',
  'verification.action.1': 'Abra a página do banco pelo botão acima.',
  'verification.action.2': 'Confirme como o banco pedir: no aplicativo, por SMS ou com senha.',
  'verification.action.completed':
    'O banco traz você de volta, e a compra é concluída automaticamente.',
  'verification.action.continued': 'O banco traz você de volta, e a compra continua aqui.',
  'verification.action.open': 'Ir para o banco',
  'verification.action.otherMethod': 'Escolher outra forma de pagamento',
  'verification.returned.paid.title': 'Pagamento aprovado',
  'verification.returned.paid.text':
    'Recebemos {amount}. A compra está feita: não é preciso pagar de novo. A página em que você comprou continua automaticamente.',
  'verification.returned.trial.title': 'Seu período grátis começou',
  'verification.returned.trial.text':
    'Nada foi cobrado agora. A página em que você estava continua automaticamente.',
  'verification.returned.declined':
    'Para pagar de outra forma, volte à página em que você estava comprando.',
  'verification.returned.ended':
    'Nada foi cobrado. Para pagar de outra forma, volte à página em que você estava comprando.',
  'verification.ended.title': 'Este pagamento não está mais em aberto',
  'verification.ended.text': 'Nenhum valor será cobrado por ele. Volte para pagar novamente.',
  'verification.replaced.text':
    'Ele não foi cobrado, porque outra forma de pagamento foi iniciada para esta compra.',
  'verification.refunded.title': 'O dinheiro desta compra foi devolvido',
  'verification.refunded.text': 'Devolvemos {amount}.',
  'verification.refunded.on': 'Devolvemos {amount} em {day}.',
  'verification.refunded.again': 'Comprar de novo',
  'verification.missing.title': 'Não encontramos este pagamento',
  'verification.missing.text':
    'Se já pagou, não pague de novo. Se ainda não pagou, volte para escolher como pagar.',
  'verification.back': 'Voltar ao pagamento',
  'verification.slow':
    'Está demorando mais que o normal. Você pode fechar esta página: se o pagamento for aprovado, avisaremos por e-mail, e nada será cobrado duas vezes.',
  'verification.released': 'O valor reservado na outra parte do pagamento é liberado.',
  'verification.inPerson.title': 'Falta pagar ao vendedor',
  'verification.inPerson.text': 'Pague a {seller} pela forma abaixo.',
  'verification.inPerson.next': 'Esta página avança quando o atendimento registrar o pagamento.',
  'verification.inPerson.amount': 'Valor a pagar',
  'verification.inPerson.method': 'Forma de pagamento',
  'verification.inPerson.waiting': 'Aguardando a confirmação do atendimento',
  'verification.inPerson.simulate': 'Simular pagamento',
  'verification.inPerson.otherMethod': 'Escolher outra forma de pagamento',
} as const;
