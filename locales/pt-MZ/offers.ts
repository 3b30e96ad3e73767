import type { TextsOf } from '../messageKey';
import type { offers as original } from '../pt-BR/offers';

export const offers: Partial<TextsOf<typeof original>> = {
  'presentation.benefits': 'O que recebe',
  'presentation.guarantee.text': 'Se não gostar, devolvemos o seu dinheiro.',
  'presentation.total': 'O que leva',

  'orderBump.text': 'A decisão é sua: o plano também funciona sem este complemento.',
  'orderBump.difference.total': 'ou mais {value} a pronto',

  'profiles.text': 'Cada pessoa tem o seu perfil, com as suas aulas e o seu progresso.',

  'video.failed': 'Não foi possível carregar o vídeo. Pode continuar sem ele.',
  'video.upsell.chat':
    'A conversa abre no WhatsApp, num novo separador. Nada é cobrado agora: combina tudo por lá.',

  'campaign.trial.title': '7 dias gratuitos para experimentar',
  'campaign.trial.text':
    'Hoje não paga nada: o cartão só é verificado. A primeira cobrança é no 8.º dia, e cancelar antes não custa nada.',
  'campaign.trial-used.title': 'Já utilizou o seu período gratuito',
  'campaign.trial-used.text':
    'Os 7 dias gratuitos valem uma vez por pessoa. Se os seus ainda estão a decorrer, a cobrança é automática no fim. Se já terminaram, subscreva para continuar de onde parou.',
  'campaign.free-months.title': '3 meses gratuitos',
  'campaign.free-months.text': 'Estuda os 3 primeiros meses sem pagar por eles.',
  'campaign.black-friday.text':
    'O preço mais baixo do ano. O desconto já está aplicado neste link.',
  'campaign.partner-40.text':
    'Recebeu este link de um parceiro. O desconto já está aplicado no preço.',

  'campaign.replaced': 'Com o cupão ou a oferta deste link, o preço desta promoção não se aplica.',
  'campaign.refused.used': 'Já usou este desconto: aplica-se o preço normal.',
  'campaign.refused.over': 'Esta promoção já terminou: aplica-se o preço normal.',
  'campaign.refused.not_yet':
    'Esta condição ainda não começou: por enquanto aplica-se o preço normal.',
  'campaign.refused.exhausted': 'Os descontos desta promoção esgotaram: aplica-se o preço normal.',
  'campaign.refused.not_for_you':
    'Este desconto não é válido para esta compra: aplica-se o preço normal.',
  'voucher.open': 'Tenho um cupão',
  'voucher.label': 'Cupão de desconto',
  'voucher.saved': 'Poupa {discount}',
  'voucher.applied': 'Cupão {code} aplicado',
  'voucher.refused.too_many':
    'Foram muitos cupões em pouco tempo. Tente novamente daqui a uma hora.',
  'voucher.refused.unknown': 'Este cupão não existe ou não é válido para este produto.',
  'voucher.refused.other_plan': 'Este cupão não existe ou não é válido para este produto.',
  'voucher.refused.not_yet': 'Este cupão ainda não começou a ser válido.',
  'voucher.refused.over': 'Este cupão já expirou.',
  'voucher.refused.exhausted': 'Este cupão já foi usado todas as vezes possíveis.',
  'voucher.refused.used': 'Já usou este cupão.',
  'voucher.refused.not_for_you': 'Este cupão não é válido para esta compra.',
  'voucher.refused.not_with_discount': 'Este cupão não se soma ao preço especial que já tem.',
  'voucher.remove': 'Remover cupão',
};
