export const failures = {
  // A call that failed, and what the buyer can do about it.
  'failure.offline':
    'Sem conexão com a internet. Seus dados continuam aqui: verifique a conexão e tente novamente.',
  'failure.slow':
    'Está demorando mais que o normal. Seus dados continuam aqui; você pode tentar novamente sem risco de pagar duas vezes.',
  'failure.unavailable':
    'Não conseguimos falar com o servidor agora. Seus dados continuam aqui: aguarde um instante e tente novamente.',
  'failure.unexpected': 'Algo não saiu como esperado. Tente novamente em alguns instantes.',
  'failure.captcha':
    'Não conseguimos confirmar que o pedido vem de uma pessoa. O que você digitou continua aqui: tente de novo e, se não der certo, use outro navegador ou outra rede.',
  'failure.tooManyAttempts':
    'Muitas tentativas em pouco tempo. Aguarde um minuto e tente novamente.',
  'failure.wait.quarter':
    'Muitas tentativas em pouco tempo. Seus dados continuam aqui: tente novamente em 15 minutos.',
  'failure.wait.hour':
    'Muitas tentativas em pouco tempo. Seus dados continuam aqui: tente novamente em uma hora.',
  'failure.wait.day': 'Muitas tentativas em pouco tempo. Tente novamente amanhã.',
  'failure.invalidFields': 'Revise os campos indicados e tente novamente.',
  'failure.retry': 'Tentar novamente',
  'failure.page.title': 'Algo deu errado nesta página',
  'failure.page.text':
    'Volte e tente novamente: uma compra que já foi paga não é cobrada outra vez.',
  'failure.page.back': 'Voltar ao início da compra',
  'notFound.title': 'Página não encontrada',
  'notFound.text': 'O endereço mudou ou não foi copiado por inteiro.',
  'notFound.ofSale':
    'O endereço mudou ou não foi copiado por inteiro. A sua compra continua na primeira página.',
  'notFound.start': 'Ir para o início da compra',
  'notFound.back': 'Voltar à página anterior',

  // /generic-error: a step that could not be completed.
  'genericError.title': 'Não foi possível concluir esta etapa',
  'genericError.kept':
    'O que você já preencheu continua guardado, e uma compra que já foi paga não é cobrada outra vez.',

  // /expired-link: a link that names no product, plan, offer or seller that exists.
  'link.title': 'Este link não está mais disponível',
  'link.text':
    'O endereço pode ter expirado ou estar incompleto. Peça um novo link a quem enviou este.',
  'link.retry': 'Tentar novamente',
  // A seller or flow that does not exist: the link without it.
  'link.anyway': 'Continuar mesmo assim',
  // A plan or offer that is over: the product's page without it.
  'link.price': 'Ver o preço atual',
  'link.price.text': 'Você também pode comprar pelo preço atual, que pode ser outro.',
  'link.unavailable.title': 'Não conseguimos abrir este link agora',
  'link.unavailable.text':
    'O problema é nosso, e o link continua válido. Aguarde um instante e tente novamente.',

  // Help where the product has no contact of its own.
  'sender.title': 'Como resolver',
  'sender.tell': 'Fale com a pessoa ou a empresa que enviou o link.',
  'sender.send': 'Mande este endereço: ele mostra o que você tentou abrir.',
  'sender.open':
    'Abra o link de novo, direto na mensagem em que você o recebeu, sem copiar o endereço.',
  'sender.another': 'Se ele não abrir, peça um novo link a quem enviou este.',
  'sender.ask.link': 'Pedir novo link no WhatsApp',
  'sender.ask.help': 'Pedir ajuda no WhatsApp',
  'sender.message.link': 'Olá! Este link não abre mais: {address} Você pode me enviar um novo?',
  'sender.message.help': 'Olá! Não consegui continuar neste link: {address} Você pode me ajudar?',
  // Where the page knows no link.
  'sender.again':
    'Se acontecer de novo, fale com a pessoa ou a empresa que enviou o link e informe a referência abaixo.',
  'sender.message.failure':
    'Olá! Não consegui continuar na página de pagamento. Referência: {reference}. Você pode me ajudar?',
  'sender.reference': 'Referência para o atendimento:',
  'sender.copy': 'Copiar',
  'sender.copy.reference': 'Copiar a referência para o atendimento',
  'sender.copy.done': 'Referência copiada.',
  'sender.copy.failed': 'Não foi possível copiar: anote a referência.',
  'sender.asksNothing': 'Esta página não pede senha nem dados do cartão.',
} as const;
