/** The payment of what is offered after the purchase, and its end. */
export const upsell = {
  'upsell.payment.title': 'Como você quer pagar por {product}?',
  'upsell.refuse': 'Não, muito obrigado',
  'upsell.success.title': '{product}: compra confirmada!',
  'upsell.success.first': 'Ver a minha primeira compra',
} as const;
