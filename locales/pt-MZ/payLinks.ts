import type { TextsOf } from '../messageKey';
import type { payLinks as original } from '../pt-BR/payLinks';

export const payLinks: Partial<TextsOf<typeof original>> = {
  'payLink.buyer.phone': 'Telemóvel',
  'payLink.buyer.hidden':
    'Ocultamos parte do seu contacto, porque os links podem ser reencaminhados.',
  'payLink.buyer.note':
    'Ocultamos parte do contacto, pois os links podem ser reencaminhados. Não é a pessoa indicada? Não pague: avise quem enviou o link.',
  'payLink.notFound.text':
    'O pagamento pode já ter sido feito, o prazo pode ter terminado ou o endereço pode estar incompleto. Confira o link que recebeu ou fale com quem o enviou: nada é cobrado duas vezes.',
  'payLink.paid.where': 'Onde está o comprovativo',
  'payLink.paid.where.text':
    'Aparece aqui ao abrir este link no dispositivo em que o pagamento foi feito.',

  'invoice.overdue.text': 'Ainda pode pagar por aqui, pelo valor do resumo, até {date}.',

  'renew.text.active': 'O acesso vai até {until}. Renove sem perder dias.',
  'renew.text.lapsed': 'O acesso terminou em {until}. Renove e volte hoje.',
  'renew.facts': 'Sobre a sua subscrição',
  'renew.closed.title': 'A sua subscrição está em dia',
  'renew.closed.text':
    'O seu acesso vai até {until} e não há nada a pagar agora. Pode renovar a partir de {opensAt}, neste mesmo link.',

  'recovery.declined.next':
    'É comum e quase sempre se resolve com outra forma de pagamento. O seu pedido está guardado.',
  'recovery.declined.onlyCard.next':
    'É comum e quase sempre se resolve com outro cartão. O seu pedido está guardado.',
  'recovery.expired.next': 'O seu pedido está guardado: escolha como pagar e conclua agora.',

  'upgrade.text':
    'Começa com o pagamento, e os dias que ainda não usou transformam-se em desconto.',
  'upgrade.facts': 'Sobre a sua subscrição',
  'upgrade.only': 'O seu novo plano',
  'upgrade.gains': 'O que ganha',
  'upgrade.none.title': 'Já tem o melhor plano',

  'customOffer.text': 'Uma oferta feita para si, válida até {date}.',
  'customOffer.card.text':
    'O banco confere se o cartão é válido. Nada é cobrado nesta etapa: o valor só é cobrado quando aceitar a oferta.',
  'customOffer.card.consent':
    'Ao verificar, concorda que o cartão fique guardado durante 1 hora, só para aceitar esta oferta.',
  'customOffer.card.verifying': 'A verificar o cartão…',
  'customOffer.card.declined.insufficient_funds':
    'O banco não autorizou este cartão por falta de saldo ou limite, e nada foi cobrado. Use outro cartão.',
  'customOffer.card.declined.wrong_security_code':
    'O código de segurança não confere, e nada foi cobrado. Introduza o CVV novamente.',
  'customOffer.accept.text': 'Ao aceitar, {amount} são cobrados agora no cartão que verificou.',
  'customOffer.accept.inInstallments':
    'Ao aceitar, {amount} são cobrados no cartão que verificou, em {count}x de {value}.',

  'invoicePaid.text': 'Obrigado por estar connosco.',
  'invoicePaid.next.nothing': 'Não precisa de enviar o comprovativo nem de fazer mais nada.',
  'invoicePaid.receipt': 'Comprovativo',
  'invoicePaid.missing.text':
    'Abra novamente o link que recebeu: lá está escrito se ainda há algo a pagar. Nada é cobrado duas vezes.',
  'invoicePaid.failed.text':
    'O pagamento não foi concluído e nenhum valor foi cobrado. Abra novamente o link que recebeu para pagar de outra forma.',
};
