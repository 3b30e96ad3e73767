/** /recovery/{id}: a purchase whose payment did not work out. */
export const recovery = {
  'recovery.title': 'Falta pouco para o seu acesso a {product}',
  'recovery.text':
    'Guardamos o seu pedido. Escolha como quer pagar e conclua agora, sem preencher tudo de novo.',
  'recovery.declined':
    'O pagamento de {date} não foi autorizado e nada foi cobrado. Isso é comum e quase sempre se resolve com outra forma de pagamento.',
  'recovery.expired':
    'O pagamento de {date} não foi concluído a tempo e nada foi cobrado. Você pode pagar agora.',
  'recovery.facts': 'Sobre o seu pedido',
  'recovery.tried': 'Tentativa anterior',
} as const;
