import type { MessagesOf } from '../messageKey';

export const summary: Partial<MessagesOf<'summary'>> = {
  'summary.interest': 'Juros das prestações',
  'summary.parcels': 'Prestações',
  'summary.saving': 'Poupa',
};
