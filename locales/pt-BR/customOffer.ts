/** /custom-offer: an offer made to one subscriber. */
export const customOffer = {
  'customOffer.text': 'Uma oferta feita para você, válida até {date}.',
  'customOffer.contents': 'O que está incluído',
  'customOffer.facts': 'Para quem é a oferta',
  'customOffer.plan': 'Plano',
  'customOffer.card.title': 'Primeiro, confirme o seu cartão',
  'customOffer.card.text':
    'O banco confere se o cartão é válido. Nada é cobrado nesta etapa: o valor só é cobrado quando você aceitar a oferta.',
  'customOffer.card.verify': 'Verificar cartão',
  'customOffer.card.verifying': 'Verificando o cartão…',
  'customOffer.card.declined.title': 'O cartão não foi aprovado na verificação',
  'customOffer.card.declined.card_refused':
    'O banco não liberou este cartão, e nada foi cobrado. Use outro cartão ou fale com o seu banco.',
  'customOffer.card.declined.insufficient_funds':
    'O banco não liberou este cartão por falta de limite, e nada foi cobrado. Use outro cartão.',
  'customOffer.card.declined.expired_card':
    'Este cartão está vencido. Confira a validade ou use outro cartão.',
  'customOffer.card.declined.wrong_security_code':
    'O código de segurança não confere. Digite o CVV novamente.',
  'customOffer.card.declined.authentication_failed':
    'O banco pede uma confirmação que esta verificação não permite. Use outro cartão.',
  'customOffer.card.declined.processing_error':
    'Não conseguimos falar com o banco agora, e nada foi cobrado. Tente novamente em instantes.',
  'customOffer.accept.title': 'Cartão verificado. Falta aceitar a oferta',
  'customOffer.accept.text':
    'Ao aceitar, {amount} são cobrados agora no cartão que você verificou.',
  'customOffer.accept.parcels':
    'Ao aceitar, {amount} são cobrados no cartão que você verificou, em {count}x de {value}.',
  'customOffer.accept.submit': 'Aceitar e pagar',
  'customOffer.accept.otherCard': 'Usar outro cartão',
} as const;
