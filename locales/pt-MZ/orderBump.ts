import type { MessagesOf } from '../messageKey';

export const orderBump: Partial<MessagesOf<'orderBump'>> = {
  'orderBump.text': 'A decisão é sua: o plano também funciona sem este complemento.',
  'orderBump.difference.total': 'ou mais {value} a pronto',
};
