export const offers = {
  'presentation.benefits': 'O que você recebe',
  'presentation.guarantee': 'Garantia de {days} dias',
  'presentation.guarantee.text': 'Se não gostar, devolvemos seu dinheiro.',
  'presentation.total': 'O que você leva',
  'presentation.submit': 'Quero começar',

  // The step that offers one add-on before the payment.
  'orderBump.title': 'O seu plano',
  'orderBump.text': 'Você decide: o plano também funciona sem este complemento.',
  'orderBump.difference': 'Mais {value}',
  'orderBump.difference.monthly': 'Mais {count}x de {value}',
  'orderBump.difference.total': 'ou mais {value} à vista',
  'orderBump.add': 'Sim, quero este complemento',
  'orderBump.continue': 'Continuar',

  // The steps that ask for how many people the plan is, before the purchase and after it.
  'profiles.title': 'Para quantas pessoas é o plano?',
  'profiles.title.product': '{product} para quantas pessoas?',
  'profiles.text': 'Cada pessoa tem o próprio perfil, com aulas e progresso só dela.',
  'profiles.legend': 'Número de perfis',
  'profiles.one': '1 perfil',
  'profiles.many': '{count} perfis',
  'profiles.price': '{person} por pessoa',
  'profiles.less': '{percent}% mais barato',
  'profiles.best': 'Menor preço por pessoa',
  'profiles.cheaper': 'Com mais perfis, cada pessoa paga menos',
  'profiles.more': '{difference} a mais que 1 perfil',
  'profiles.more.monthly': '{difference} por mês a mais que 1 perfil',
  'profiles.continue': 'Continuar',
  'profiles.refuse': 'Não, muito obrigado',

  // The steps with a video, before the purchase and after it.
  'video.captions': 'Português',
  'video.label': 'Vídeo: {headline}',
  'video.play': 'Assistir ao vídeo',
  'video.play.length': 'Assistir ao vídeo ({length})',
  'video.failed': 'Não foi possível carregar o vídeo. Você pode continuar sem ele.',
  'video.retry': 'Tentar carregar novamente',
  'video.text': 'Assista ao vídeo ou continue quando quiser.',
  'video.continue': 'Continuar',
  'video.upsell.accept': 'Quero aproveitar a oferta',
  'video.upsell.refuse': 'Não, muito obrigado',
  'video.upsell.chat':
    'A conversa abre no WhatsApp, em uma nova aba. Nada é cobrado agora: você combina tudo por lá.',

  // Copy of a campaign, shown on the steps that name it. Amounts are never part of it: they are
  // those that the server charges.
  'campaign.trial.title': '7 dias grátis para experimentar',
  'campaign.trial.text':
    'Hoje você não paga nada: o cartão só é verificado. A primeira cobrança é no 8º dia, e cancelar antes não custa nada.',
  'campaign.trial-used.title': 'Você já usou o seu período grátis',
  'campaign.trial-used.text':
    'Os 7 dias grátis valem uma vez por pessoa. Se os seus ainda estão em andamento, a cobrança é automática no fim deles. Se já terminaram, assine para continuar de onde parou.',
  'campaign.free-months.title': '3 meses grátis',
  'campaign.free-months.text': 'Você estuda os 3 primeiros meses sem pagar por eles.',
  'campaign.black-friday.title': 'Black Friday',
  'campaign.black-friday.text': 'O menor preço do ano. O desconto já está aplicado neste link.',
  'campaign.partner-40.title': '40% de desconto para parceiros',
  'campaign.partner-40.text':
    'Você recebeu este link de um parceiro. O desconto já está aplicado no preço.',
  'campaign.cross-brand-50.title': '50% de desconto para quem já é aluno',
  'campaign.cross-brand-50.text': 'O desconto já está no preço desta oferta.',
  'campaign.price': 'De {standard} por {price}.',
  'campaign.priceInstallments': 'De {count}x de {standard} por {count}x de {price}.',
  'campaign.replaced': 'Com o cupom ou a oferta deste link, o preço desta promoção não vale.',
  'campaign.refused.not_yet': 'Esta condição ainda não começou: por enquanto vale o preço normal.',
  'campaign.refused.over': 'Esta promoção já terminou: vale o preço normal.',
  'campaign.refused.exhausted': 'Os descontos desta promoção acabaram: vale o preço normal.',
  'campaign.refused.used': 'Você já usou este desconto: vale o preço normal.',
  'campaign.refused.not_for_you': 'Este desconto não vale para esta compra: vale o preço normal.',
  'campaign.voucher': 'Voucher de {discount} aplicado.',

  // A voucher, typed in or brought by the link.
  'voucher.open': 'Tenho um cupom',
  'voucher.label': 'Cupom de desconto',
  'voucher.apply': 'Aplicar',
  'voucher.saved': 'Você economiza {discount}',
  'voucher.applied': 'Cupom {code} aplicado',
  'voucher.refused.unknown': 'Este cupom não existe ou não vale para este produto.',
  'voucher.refused.other_plan': 'Este cupom não existe ou não vale para este produto.',
  'voucher.refused.too_many':
    'Foram muitos cupons em pouco tempo. Tente novamente daqui a uma hora.',
  'voucher.refused.not_yet': 'Este cupom ainda não começou a valer.',
  'voucher.refused.over': 'Este cupom já venceu.',
  'voucher.refused.exhausted': 'Este cupom já foi usado o máximo de vezes.',
  'voucher.refused.used': 'Você já usou este cupom.',
  'voucher.refused.not_for_you': 'Este cupom não vale para esta compra.',
  'voucher.refused.not_with_discount': 'Este cupom não se soma ao preço especial que você já tem.',
  'voucher.remove': 'Remover cupom',
} as const;
