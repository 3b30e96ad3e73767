export const payment = {
  'payment.title': 'Como você quer pagar?',
  'payment.method.legend': 'Forma de pagamento',
  'payment.method.credit-card': 'Cartão de crédito',
  'payment.method.credit-card.detail': 'até {count}x sem juros',
  'payment.method.credit-card.interest': 'até {count}x com juros',
  'payment.method.pix': 'Pix',
  'payment.method.pix.detail': 'confirma na hora',
  'payment.method.bankslip': 'Boleto',
  'payment.method.bankslip.detail': 'libera em até 2 dias',
  'payment.method.divided': 'Dividir entre dois meios de pagamento',
  'payment.method.bank-slip': 'Boleto',
  'payment.method.m-pesa': 'M-Pesa',
  'payment.method.nu-pay': 'NuPay',
  'payment.method.credit-card+credit-card': 'Pagar com dois cartões',
  'payment.method.credit-card+pix': 'Cartão + Pix',
  'payment.method.default-credit-card': 'Pagar com o cartão da compra',
  'payment.method.credit-card-in-person': 'Cartão na maquininha do atendimento',
  'payment.method.pix-in-person': 'Pix com o atendimento',
  'payment.method.cash': 'Dinheiro',
  'payment.method.cheque': 'Cheque',
  'payment.method.livelo': 'Pontos Livelo',
  'payment.method.livelo+credit-card': 'Pontos Livelo + cartão',
  'payment.method.livelo+pix': 'Pontos Livelo + Pix',
  'payment.pix.text':
    'Na próxima tela você copia o código Pix ou escaneia o QR Code. O pagamento é confirmado em segundos.',
  'payment.bankslip.text':
    'O boleto vence em 3 dias ou no dia útil seguinte. O acesso é liberado até 2 dias depois da confirmação do pagamento.',
  'payment.split.firstCard': 'Valor no cartão 1',
  'payment.split.secondCard': 'Valor no cartão 2',
  'payment.split.card': 'Valor no cartão',
  'payment.split.pix': 'Valor no Pix',
  'payment.split.total': 'Total: {amount}',
  'payment.split.half': 'Dividir ao meio',
  'payment.split.card1': 'Cartão 1',
  'payment.split.card2': 'Cartão 2',
  'payment.split.cardTitle': 'Cartão',
  'payment.split.pixText':
    'O QR Code do Pix aparece na próxima tela. O cartão só é cobrado depois que o Pix for pago.',
  'payment.split.declined':
    'O problema foi com o cartão {part}. O valor reservado no outro cartão é liberado.',
  'payment.split.released': 'Nenhum Pix ficou em aberto.',
  'payment.stored.which':
    'Cobramos no {company} final {digits}, o cartão da compra que você acabou de fazer.',
  'payment.stored.tile': '{company} final\u00a0{digits}',
  'payment.stored.card': 'cartão',
  'payment.stored.text':
    'Usamos o cartão da compra que você acabou de fazer. Não é preciso digitar nada.',
  'payment.captchaFailed':
    'Não conseguimos confirmar que o pedido vem de uma pessoa. Nada foi cobrado e o que você digitou continua aqui: tente de novo e, se não der certo, use outro navegador ou outra rede.',
  'payment.insecurePage':
    'Este endereço não é seguro: cartões só são aceitos em páginas que começam com https. Nada foi cobrado. Abra a página com https ou escolha outra forma de pagamento.',
  'payment.cardOutdated':
    'Não foi possível proteger os dados do cartão nesta página, e nada foi cobrado. Pague de outra forma ou recarregue a página e digite o cartão de novo.',
  'payment.stored.gone':
    'Este cartão não está mais guardado. Nada foi cobrado: digite os dados de um cartão para pagar.',
  'payment.storeCard':
    'Guardar este cartão por 1 hora para comprar com um clique as ofertas desta compra. Nada é cobrado sem a sua confirmação.',
  'payment.stored.submit': 'Confirmar pagamento de {amount}',
  'payment.total.spread': 'total {total}',
  'payment.stored.terms': 'Ao confirmar, você aceita os {terms} e a {privacy}.',
  'payment.inPerson.text':
    'Você paga agora, diretamente a {seller}. Confirme abaixo para registrar o pedido: a compra é concluída quando o atendimento registrar o recebimento.',
  'payment.installments.one': '1x de {value} (à vista)',
  'payment.installments.many': '{count}x de {value} sem juros',
  'payment.installments.manyWithInterest': '{count}x de {value} com juros',
  'payment.installments.first': 'A 1ª parcela é de {value}',
  'payment.stored.terms.none':
    'Ao confirmar, você aceita as condições da compra mostradas nesta página.',
  'payment.terms': 'Li e aceito os {terms} e a {privacy}',
  'payment.terms.none': 'Li e aceito as condições da compra mostradas nesta página',
  'payment.terms.terms': 'Termos de uso',
  'payment.terms.privacy': 'Política de privacidade',
  'payment.submit': 'Confirmar pagamento',
  'payment.submitting': 'Processando seu pagamento…',
  'payment.submitting.long': 'Ainda estamos confirmando com o banco…',
  'payment.submitting.stay': 'Não feche esta página.',
  'payment.uncharged': 'Nada foi cobrado.',
  'payment.declined.title': 'O pagamento não foi aprovado',
  'payment.declined.card_refused':
    'O banco emissor não autorizou a compra, e nada foi cobrado. Use outro cartão ou pague com Pix; seus dados continuam preenchidos.',
  'payment.declined.insufficient_funds':
    'O cartão não tem limite disponível para esta compra, e nada foi cobrado. Use outro cartão ou escolha outra forma de pagamento.',
  'payment.declined.expired_card':
    'Este cartão está vencido, e nada foi cobrado. Confira a validade ou use outro cartão.',
  'payment.declined.wrong_security_code':
    'O código de segurança não confere, e nada foi cobrado. Digite o CVV novamente e confirme.',
  'payment.declined.authentication_failed':
    'O banco não confirmou a sua identidade, e nada foi cobrado. Tente novamente ou use outra forma de pagamento.',
  'payment.declined.processing_error':
    'Não conseguimos processar a transação e nada foi cobrado. Tente novamente ou use outra forma de pagamento.',
  'payment.declined.onlyCard.card_refused':
    'O banco emissor não autorizou a compra, e nada foi cobrado. Use outro cartão, ou fale com o banco e tente novamente; seus dados continuam preenchidos.',
  'payment.declined.onlyCard.insufficient_funds':
    'O cartão não tem limite disponível para esta compra, e nada foi cobrado. Use outro cartão ou peça mais limite ao banco.',
  'payment.declined.onlyCard.authentication_failed':
    'O banco não confirmou a sua identidade, e nada foi cobrado. Tente novamente ou use outro cartão.',
  'payment.declined.onlyCard.processing_error':
    'Não conseguimos processar a transação e nada foi cobrado. Tente novamente ou use outro cartão.',
  'payment.declined.usePix': 'Pagar com Pix',
  'payment.declined.otherCard': 'Usar outro cartão',
  'payment.priceChanged.title': 'O valor mudou',
  'payment.priceChanged.text':
    'O valor atual é {amount}. Confira o resumo do pedido e confirme novamente; nada foi cobrado.',
  'payment.priceChanged.textOnly':
    'Confira o resumo do pedido e confirme novamente; nada foi cobrado.',
  'payment.buyer': 'Comprando como {name}',
  'payment.buyer.change': 'Trocar',
  'payment.buyer.refused': 'Este dado não foi aceito. Corrija ou fale com o nosso atendimento.',
  'payment.alreadyPaid.text':
    'Ela foi paga em outra página ou por outro link. Nada foi cobrado agora.',
  'payment.alreadyPaid.reload': 'Atualizar a página',
  'payment.alreadyOwned.title': 'Você já tem este produto',
  'payment.alreadyOwned.text':
    'Já existe uma compra paga deste produto com este e-mail ou documento. Nada foi cobrado agora. Se quiser comprar mais uma vez, continue.',
  'payment.alreadyOwned.buyAgain': 'Comprar mais uma vez',
  'payment.inProgress':
    'Já existe um pagamento desta compra em andamento. Estamos verificando o resultado.',
  'payment.pending': 'Você já tem um pagamento desta compra esperando por você.',
  'payment.pending.open': 'Ver pagamento',
  'payment.accepted':
    'Não é preciso pagar de novo. O comprovante não abriu agora: abra-o por aqui.',
  'payment.refunded': 'O dinheiro desta compra foi devolvido.',
  'payment.unknown.title': 'Estamos verificando o seu pagamento',
  'payment.unknown.text':
    'A resposta do servidor não chegou. Antes de qualquer nova cobrança, confirmamos o que aconteceu com a primeira.',
  'payment.unknown.asking': 'Estamos verificando o que aconteceu com o seu pagamento…',
  'payment.notStarted': 'Nada foi cobrado. Você já pode tentar novamente.',
  'payment.away.paid':
    'Pagamento confirmado. A conexão caiu agora: o comprovante abre automaticamente quando ela voltar, e não é preciso pagar de novo.',
  'payment.away.sent':
    'Recebemos o seu pedido, mas a conexão caiu agora. A próxima tela abre automaticamente quando ela voltar: não confirme de novo.',
  'payment.offline':
    'Sem conexão com a internet. Nada foi cobrado, e seus dados continuam aqui: verifique a conexão e tente novamente.',
  'payment.noMethod':
    'Esta oferta não tem uma forma de pagamento disponível nesta página. Fale com o nosso atendimento.',

  // Paying with M-Pesa, in the form and while the phone waits for its PIN.
  'mpesa.text': 'Você recebe um pedido de pagamento no celular e confirma com o seu PIN do M-Pesa.',
  'mpesa.phone': 'Número M-Pesa',
  'mpesa.phone.hint': 'Um número de Moçambique, que começa com 84 ou 85',
  'mpesaRequest.confirm.title': 'Confirme no seu celular',
  'mpesaRequest.confirm.phone': 'Enviamos o pedido ao número M-Pesa que termina em {digits}.',
  'mpesaRequest.confirm.1': 'Abra o pedido de pagamento que chegou ao seu celular.',
  'mpesaRequest.confirm.2': 'Digite o seu PIN do M-Pesa para confirmar.',
  'mpesaRequest.confirm.3': 'Volte para esta página: ela avança automaticamente.',
  'mpesaRequest.confirm.validFor': 'O pedido vale por {minutes} minutos',
  'mpesaRequest.confirm.again':
    'Não chegou? Escolha de novo a forma de pagamento e enviamos outro no lugar dele.',
  'mpesaRequest.cancelled.title': 'O pagamento não foi confirmado',
  'mpesaRequest.cancelled.text':
    'O pedido foi recusado no celular e nada foi cobrado. Volte para enviar um novo pedido ou pagar de outra forma.',
  'mpesaRequest.expired.title': 'O pedido expirou',
  'mpesaRequest.expired.text':
    'A confirmação não chegou a tempo e nada foi cobrado. Volte para enviar um novo pedido ou pagar de outra forma.',
  'mpesaRequest.otherMethod': 'Escolher outra forma de pagamento',
  'mpesaRequest.simulate': 'Simular pagamento',

  // The order summary beside (or above) the payment form.
  'summary.plan': 'Plano',
  'summary.subtotal': 'Valor do plano',
  'summary.discountOffer': 'Desconto',
  'summary.interest': 'Juros do parcelamento',
  'summary.total': 'Total',
  'summary.today': 'Cobrado hoje',
  'summary.installments': '{count}x de {value}',

  'payment.trial.today': 'Hoje você paga {zero}: o cartão só é verificado.',
  'payment.trial.charge':
    'Em {day}, depois de {days} dias grátis, cobramos neste cartão {price} (total de {total}).',
  'payment.trial.retry': 'Se o banco recusar, tentamos de novo 1 e 3 dias depois.',
  'payment.trial.cancel': 'Cancele antes da cobrança, pelo link do comprovante, e não paga nada.',
  'payment.trial.agreed': 'Ao confirmar, você concorda com isso.',
  'payment.trial.submit': 'Começar período grátis',
  'payment.methodGone.title': 'Esta forma de pagamento saiu do ar',
  'payment.methodGone.text':
    'Ela não está disponível neste momento. Nada foi cobrado. Escolha outra forma de pagamento.',
  'payment.termsChanged.title': 'As condições mudaram',
  'payment.termsChanged.day':
    'Esta página ficou aberta por mais de um dia, por isso o dia da cobrança mudou. Nada foi cobrado. Confira o novo dia e confirme novamente.',
  'payment.termsChanged.terms':
    'O período grátis não é mais como esta página mostrava. Nada foi cobrado. Confira as condições e confirme novamente ou, se este aviso voltar, atualize a página.',
  'payment.trial.confirmationAsked':
    'O banco pede uma confirmação que esta verificação não permite, e nada foi cobrado. Use outro cartão.',
  'payment.trial.running.title': 'Seu período grátis ainda está em andamento',
  'payment.trial.running.text':
    'Com este e-mail ou documento já começou um período grátis deste produto. Ele é cobrado automaticamente no fim, se não for cancelado, e não é preciso pagar agora. Nada foi cobrado. Comprar mesmo assim é uma segunda compra, além dele.',
  'payment.trial.used.title': 'O período grátis já foi usado',
  'payment.trial.used.text':
    'Com este e-mail ou documento os dias grátis já foram usados: eles valem uma vez por pessoa. Nada foi cobrado. Para assinar agora, o valor é {amount}: confira o resumo e confirme novamente.',
  'payment.trial.used.textOnly':
    'Com este e-mail ou documento os dias grátis já foram usados: eles valem uma vez por pessoa. Nada foi cobrado. Confira o resumo e confirme novamente.',
  'payment.trial.used.known':
    'O período grátis vale uma vez por pessoa, e este e-mail ou documento já começou um: a assinatura é paga agora. Se ele ainda está em andamento, a cobrança é automática no fim, e não é preciso pagar aqui.',
  'summary.totalOn': 'Em {day}',
  'payment.trial.document': 'O período grátis vale uma vez por pessoa.',
} as const;
