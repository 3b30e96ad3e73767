import type { MessagesOf } from '../messageKey';

export const field: Partial<MessagesOf<'field'>> = {
  'field.phone': 'Telemóvel',
  'field.phone.country': 'País do telemóvel',
  'field.installments': 'Prestações',
};
