import type { MessagesOf } from '../messageKey';

export const validation: Partial<MessagesOf<'validation'>> = {
  'validation.phone':
    'Insira um número de telemóvel válido, a começar por 8. Caso seja de fora de Moçambique, selecione a bandeira no ícone ao lado.',
  'validation.postalCode': 'Insira um código postal válido',
  'validation.splitAmount': 'Cada parte precisa de pelo menos 1,00 MT',
};
