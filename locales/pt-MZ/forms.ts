import type { TextsOf } from '../messageKey';
import type { forms as original } from '../pt-BR/forms';

export const forms: Partial<TextsOf<typeof original>> = {
  'field.phone': 'Telemóvel',
  'phoneCountry.label': 'País do telemóvel',
  'field.installments': 'Prestações',

  'validation.cardSecurityCode.again': 'Introduza novamente, por segurança',
  'validation.phone':
    'Insira um número de telemóvel válido, a começar por 8. Caso seja de fora de Moçambique, selecione a bandeira no ícone ao lado.',
  'validation.phoneAbroad': 'Insira um número de telemóvel válido.',
  'validation.postalCode': 'Insira um código postal válido',
  'validation.splitAmount': 'Cada parte precisa de pelo menos 1,00 MT',

  'address.title': 'Endereço de faturação',
  'address.postalCode': 'Código postal',
  'address.state': 'Província',
  'address.country.default': 'Moçambique',
};
