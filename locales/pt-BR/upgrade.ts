/** /payment/upgrade: the better plans of a subscription. */
export const upgrade = {
  'upgrade.title': 'Um plano melhor de {product} para você',
  'upgrade.text':
    'O seu plano hoje é {plan}, até {until}. O novo plano começa assim que o pagamento é confirmado, e os dias que você ainda não usou viram desconto.',
  'upgrade.choose': 'Escolha o novo plano',
  'upgrade.plan.priceWithCredit': '{today} hoje, em vez de {price}',
  'upgrade.facts': 'Sobre a sua assinatura',
  'upgrade.current': 'Plano atual',
  'upgrade.until': 'Acesso até',
  'upgrade.credit': 'Dias não usados',
  'upgrade.none.title': 'Você já tem o melhor plano',
  'upgrade.none.text':
    'Não há nada a pagar nem a mudar agora. Se houver um plano melhor, ele aparece aqui.',
} as const;
