import { addHours } from 'date-fns/addHours';
import type { LeadMailKind } from '../Mail';
import { greetByName, note, text } from './sentences';

const waitHours = 1;

export const abandonedCart: LeadMailKind = {
  planOn: {
    'reminder.agreed': ({ leadId }, at) => ({ about: leadId, dueAt: addHours(at, waitHours) }),
  },
  write: ({ name, pages, product }, t) => ({
    subject: t('mail.abandonedCart.subject', { product }),
    preview: t('mail.abandonedCart.preview'),
    title: t('mail.abandonedCart.title'),
    blocks: [
      greetByName(name, t),
      text(t('mail.abandonedCart.text', { product })),
      { kind: 'button', label: t('mail.abandonedCart.button'), url: pages.purchase },
      note(t('mail.abandonedCart.once')),
      { kind: 'link', label: t('mail.abandonedCart.stop'), url: pages.reminder },
    ],
  }),
};
