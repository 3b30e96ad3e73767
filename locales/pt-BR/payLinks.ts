export const payLinks = {
  // What all payment links share.
  'payLink.buyer.name': 'Nome',
  'payLink.buyer.email': 'E-mail',
  'payLink.buyer.phone': 'Celular',
  'payLink.buyer.note':
    'Ocultamos parte do contato, pois links podem ser encaminhados. Não é você? Não pague: avise quem enviou o link.',
  // Where nothing is left to be confirmed.
  'payLink.buyer.hidden': 'Ocultamos parte do seu contato, porque links podem ser encaminhados.',
  'payLink.discount': '{amount} de desconto',
  'payLink.notFound.title': 'Não há nada em aberto neste link',
  'payLink.notFound.text':
    'O pagamento pode já ter sido feito, o prazo pode ter terminado ou o endereço pode estar incompleto. Confira o link que você recebeu ou fale com quem o enviou: nada é cobrado duas vezes.',
  'payLink.paid.title': 'O pagamento deste link já foi feito',
  'payLink.paid.text':
    'Já está pago: não há mais nada a pagar por aqui, e nada é cobrado duas vezes.',
  'payLink.paid.facts': 'O que foi pago',
  'payLink.paid.product': 'Produto',
  'payLink.paid.plan': 'Plano',
  'payLink.paid.amount': 'Valor pago',
  'payLink.paid.date': 'Data do pagamento',
  'payLink.paid.where': 'Onde está o comprovante',
  'payLink.paid.where.text':
    'Ele aparece aqui quando você abre este link no aparelho em que o pagamento foi feito.',
  'payLink.paid.account': 'Ir para a minha conta',
  'payLink.unavailable.title': 'Não conseguimos abrir o seu link agora',
  'payLink.unavailable.text':
    'O problema é nosso, e o link continua válido. Aguarde um instante e tente novamente: nada foi cobrado.',

  // /payment/{id}: an invoice.
  'invoice.title.invoice': 'A sua fatura: {product}',
  'invoice.title.sale-invoice': 'A sua cobrança: {product}',
  'invoice.title.first-invoice-payment': 'A sua primeira fatura: {product}',
  'invoice.facts': 'Sobre esta cobrança',
  'invoice.dueDate': 'Vencimento',
  'invoice.overdue.title': 'Esta cobrança venceu em {date}',
  'invoice.overdue.text': 'Você ainda pode pagar por aqui, pelo valor do resumo, até {date}.',

  // /renew/{id}: a subscription's next period.
  'renew.title': 'Renove o seu acesso: {product}',
  'renew.text.active': 'Seu acesso vai até {until}. Renove sem perder dias.',
  'renew.text.lapsed': 'Seu acesso terminou em {until}. Renove e volte hoje.',
  'renew.facts': 'Sobre a sua assinatura',
  'renew.endsAt': 'Novo acesso até',
  'renew.validUntil': 'Acesso até',
  'renew.closed.title': 'A sua assinatura está em dia',
  'renew.closed.text':
    'O seu acesso vai até {until} e não há nada a pagar agora. Você pode renovar a partir de {opensAt}, neste mesmo link.',
  'renew.closed.upgrade': 'Conhecer planos melhores',

  // /recovery/{id}: a purchase whose payment failed.
  'recovery.title': 'Falta pouco para o seu acesso: {product}',
  'recovery.declined': 'O pagamento de {date} não foi autorizado e nada foi cobrado.',
  'recovery.declined.next':
    'É comum e quase sempre se resolve com outra forma de pagamento. Seu pedido está guardado.',
  'recovery.declined.onlyCard.next':
    'É comum e quase sempre se resolve com outro cartão. Seu pedido está guardado.',
  'recovery.expired': 'O pagamento de {date} não foi concluído a tempo e nada foi cobrado.',
  'recovery.expired.next': 'Seu pedido está guardado: escolha como pagar e conclua agora.',
  'recovery.facts': 'Sobre o seu pedido',
  'recovery.tried': 'Tentativa anterior',

  // /payment/upgrade: the better plans of a subscription.
  'upgrade.title': 'Mude para um plano melhor',
  'upgrade.title.only': 'Mude para o plano {plan}',
  'upgrade.text': 'Ele começa com o pagamento, e os dias que você ainda não usou viram desconto.',
  'upgrade.only': 'Seu novo plano',
  'upgrade.gains': 'O que você ganha',
  'upgrade.choose': 'Escolha o novo plano',
  'upgrade.plan.priceWithCredit': '{today}, em vez de {price}',
  'upgrade.from': 'No lugar de {plan}, que vai até {day}',
  'upgrade.currentUntil': 'vai até {day}',
  'upgrade.facts': 'Sobre a sua assinatura',
  'upgrade.current': 'Plano atual',
  'upgrade.until': 'Acesso até',
  'upgrade.none.title': 'Você já tem o melhor plano',
  'upgrade.none.text':
    'Não há nada a pagar nem a mudar agora. Se houver um plano melhor, ele aparece aqui.',

  // /custom-offer: an offer made to one subscriber.
  'customOffer.text': 'Uma oferta feita para você, válida até {date}.',
  'customOffer.facts': 'Para quem é a oferta',
  'customOffer.card.title': 'Primeiro, confirme o seu cartão',
  'customOffer.card.text':
    'O banco confere se o cartão é válido. Nada é cobrado nesta etapa: o valor só é cobrado quando você aceitar a oferta.',
  'customOffer.card.consent':
    'Ao verificar, você concorda que o cartão fique guardado por 1 hora, só para aceitar esta oferta.',
  'customOffer.card.verify': 'Verificar cartão',
  'customOffer.card.verifying': 'Verificando o cartão…',
  'customOffer.card.declined.title': 'O cartão não foi aprovado na verificação',
  'customOffer.card.declined.card_refused':
    'O banco não liberou este cartão, e nada foi cobrado. Use outro cartão ou fale com o seu banco.',
  'customOffer.card.declined.insufficient_funds':
    'O banco não liberou este cartão por falta de limite, e nada foi cobrado. Use outro cartão.',
  'customOffer.card.declined.expired_card':
    'Este cartão está vencido, e nada foi cobrado. Confira a validade ou use outro cartão.',
  'customOffer.card.declined.wrong_security_code':
    'O código de segurança não confere, e nada foi cobrado. Digite o CVV novamente.',
  'customOffer.card.declined.authentication_failed':
    'O banco pede uma confirmação que esta verificação não permite, e nada foi cobrado. Use outro cartão.',
  'customOffer.card.declined.processing_error':
    'Não conseguimos falar com o banco agora, e nada foi cobrado. Tente novamente em instantes.',
  'customOffer.accept.title': 'Cartão verificado. Falta aceitar a oferta',
  'customOffer.accept.text':
    'Ao aceitar, {amount} são cobrados agora no cartão que você verificou.',
  'customOffer.accept.inInstallments':
    'Ao aceitar, {amount} são cobrados no cartão que você verificou, em {count}x de {value}.',
  'customOffer.accept.submit': 'Aceitar e pagar',
  'customOffer.accept.otherCard': 'Usar outro cartão',

  // /success-invoice: the outcome of a payment link.
  'invoicePaid.title': 'Fatura paga!',
  'invoicePaid.title.sale': 'Pagamento realizado com sucesso!',
  'invoicePaid.title.renew': 'Acesso renovado!',
  'invoicePaid.title.upgrade': 'Plano novo confirmado!',
  'invoicePaid.text': 'Obrigado por estar com a gente.',
  'invoicePaid.next.nothing': 'Você não precisa enviar o comprovante nem fazer mais nada.',
  'invoicePaid.receipt': 'Comprovante',
  'invoicePaid.account': 'Ir para a minha conta',
  'invoicePaid.missing.title': 'Não encontramos este pagamento',
  'invoicePaid.missing.text':
    'Abra novamente o link que você recebeu: lá está escrito se ainda há algo a pagar. Nada é cobrado duas vezes.',
  'invoicePaid.failed.title': 'O pagamento ainda não foi feito',
  'invoicePaid.failed.text':
    'O pagamento não foi concluído e nenhum valor foi cobrado. Abra novamente o link que você recebeu para pagar de outra forma.',
} as const;
