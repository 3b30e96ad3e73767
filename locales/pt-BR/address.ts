/** The billing address of a card, where the checkout asks for it. */
export const address = {
  'address.continue': 'Continuar',
  'address.title': 'Endereço de cobrança',
  'address.text': 'É o endereço que o seu banco tem para este cartão.',
  'address.back': 'Alterar os dados do cartão',
  'address.postalCode': 'CEP',
  'address.street': 'Rua',
  'address.number': 'Número',
  'address.complement': 'Complemento',
  'address.district': 'Bairro',
  'address.city': 'Cidade',
  'address.state': 'Estado',
  'address.state.placeholder': 'Selecione o estado',
  'address.country': 'País',
  'address.country.default': 'Brasil',
  'address.optional': 'Opcional',
} as const;
