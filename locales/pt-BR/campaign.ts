/**
 * Copy of a campaign (spec section 4, "Failures and variants"), shown on the steps that name it.
 * Amounts are never part of it: they are those that the server charges.
 */
export const campaign = {
  'campaign.trial.title': '7 dias grátis para experimentar',
  'campaign.trial.text':
    'Conheça tudo antes de decidir: se cancelar nos primeiros 7 dias, devolvemos tudo o que você pagou.',
  'campaign.trial-used.title': 'Você já usou o seu período grátis',
  'campaign.trial-used.text':
    'Os 7 dias grátis valem uma vez por pessoa. Para continuar de onde parou, escolha o seu plano.',
  'campaign.free-months.title': '3 meses grátis',
  'campaign.free-months.text': 'Você estuda os 3 primeiros meses sem pagar por eles.',
  'campaign.black-friday.title': 'Black Friday',
  'campaign.black-friday.text': 'O menor preço do ano. O desconto já está aplicado neste link.',
  'campaign.partner-40.title': '40% de desconto para parceiros',
  'campaign.partner-40.text':
    'Você recebeu este link de um parceiro. O desconto já está aplicado no preço.',
  'campaign.cross-brand-50.title': '50% de desconto para quem já é aluno',
  'campaign.cross-brand-50.text':
    'Por já estudar em uma das nossas escolas, você paga a metade nesta oferta.',
  'campaign.price': 'De {standard} por {price}.',
  'campaign.priceInstallments': 'De {count}x de {standard} por {count}x de {price}.',
  'campaign.voucher': 'Voucher de {discount} aplicado.',
} as const;
