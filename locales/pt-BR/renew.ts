/** /renew/{id}: a subscription's next period. */
export const renew = {
  'renew.title': 'Renove o seu acesso a {product}',
  'renew.text.active':
    'O seu acesso vai até {until}. Renovando agora, você não perde nenhum dia: ele segue até {newEnd}.',
  'renew.text.lapsed':
    'O seu acesso terminou em {until}. Renovando agora, ele volta hoje mesmo e vai até {newEnd}.',
  'renew.facts': 'Sobre a sua assinatura',
  'renew.startsAt': 'Novo período a partir de',
  'renew.endsAt': 'Acesso até',
  'renew.validUntil': 'Acesso até',
  'renew.closed.title': 'A sua assinatura está em dia',
  'renew.closed.text':
    'O seu acesso vai até {until} e não há nada a pagar agora. Você pode renovar a partir de {opensAt}, neste mesmo link.',
  'renew.closed.upgrade': 'Conhecer planos melhores',
} as const;
