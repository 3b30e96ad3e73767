import type { MessagesOf } from '../messageKey';

export const support: MessagesOf<'support'> = {
  'support.title': 'Habla con nosotros',
  'support.faq': 'Centro de ayuda',
  'support.whatsapp': 'Conversar por WhatsApp',
};
