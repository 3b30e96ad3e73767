import type { Messages } from '../messageKey';

export const address = {
  'address.title': 'Endereço de faturação',
  'address.postalCode': 'Código postal',
  'address.state': 'Província',
  'address.state.placeholder': 'Selecione a província',
  'address.country.default': 'Moçambique',
} as const satisfies Partial<Messages>;
