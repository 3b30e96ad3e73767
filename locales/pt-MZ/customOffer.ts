import type { MessagesOf } from '../messageKey';

export const customOffer: Partial<MessagesOf<'customOffer'>> = {
  'customOffer.text': 'Uma oferta feita para si, válida até {date}.',
  'customOffer.card.text':
    'O banco confere se o cartão é válido. Nada é cobrado nesta etapa: o valor só é cobrado quando aceitar a oferta.',
  'customOffer.card.verifying': 'A verificar o cartão…',
  'customOffer.card.declined.insufficient_funds':
    'O banco não autorizou este cartão por falta de saldo ou limite, e nada foi cobrado. Use outro cartão.',
  'customOffer.card.declined.wrong_security_code':
    'O código de segurança não confere. Introduza o CVV novamente.',
  'customOffer.accept.text': 'Ao aceitar, {amount} são cobrados agora no cartão que verificou.',
  'customOffer.accept.parcels':
    'Ao aceitar, {amount} são cobrados no cartão que verificou, em {count}x de {value}.',
};
