import type { MessagesOf } from '../messageKey';

export const support: Partial<MessagesOf<'support'>> = {
  'support.title': 'Fale connosco',
  'support.faq': 'Centro de ajuda',
};
