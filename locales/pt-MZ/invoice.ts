import type { MessagesOf } from '../messageKey';

export const invoice: Partial<MessagesOf<'invoice'>> = {
  'invoice.overdue.text': 'Ainda pode pagar por aqui, pelo valor do resumo, até {date}.',
};
