import { addMinutes } from 'date-fns/addMinutes';
import type { MailBlock, MailKind, MailSubject, Translate } from '../Mail';
import { amountOf, button, greet, listPurchase, momentOf, note, text } from './sentences';

/**
 * Minutes before a code expires. A code that is valid for less than twice as long gets no reminder.
 */
const reminderMinutes = 10;

const findPix = ({ payment }: MailSubject) =>
  payment.parts.find(({ pixCode, state }) => pixCode !== null && state === 'pending');

function isWaiting(subject: MailSubject): boolean {
  const expiresAt = findPix(subject)?.pixExpiresAt;
  return subject.payment.state === 'pending' && expiresAt ? expiresAt > subject.now : false;
}

function showCode(subject: MailSubject, t: Translate): MailBlock[] {
  const part = findPix(subject);
  const rows = listPurchase(subject, t);
  const until = part?.pixExpiresAt;
  return [
    {
      kind: 'rows',
      rows: until ? [...rows, [t('mail.row.until'), momentOf(until, subject)]] : rows,
    },
    { kind: 'code', label: t('mail.pix.code'), code: part?.pixCode ?? '' },
    note(t('mail.pix.how')),
    ...button(t('mail.pix.button'), subject.pages.payment),
  ];
}

export const pixWaiting: MailKind = {
  planOn: {
    'payment.pending': ({ paymentId, pixExpiresAt }) =>
      pixExpiresAt === null ? null : { about: paymentId },
  },
  holds: isWaiting,
  write: (subject, t) => ({
    // With two methods the Pix pays a part.
    subject: t('mail.pixWaiting.subject', { amount: amountOf(subject, findPix(subject)?.amount) }),
    preview: t('mail.pixWaiting.preview'),
    title: t('mail.pixWaiting.title'),
    blocks: [
      greet(subject, t),
      text(t('mail.pixWaiting.text', { product: subject.payment.description })),
      ...showCode(subject, t),
    ],
  }),
};

export const pixExpiring: MailKind = {
  planOn: {
    'payment.pending': ({ paymentId, pixExpiresAt }, at) => {
      if (pixExpiresAt === null) return null;
      const dueAt = addMinutes(new Date(pixExpiresAt), -reminderMinutes);
      return dueAt < addMinutes(at, reminderMinutes) ? null : { about: paymentId, dueAt };
    },
  },
  holds: isWaiting,
  write: (subject, t) => ({
    subject: t('mail.pixExpiring.subject'),
    preview: t('mail.pixExpiring.preview'),
    title: t('mail.pixExpiring.title'),
    blocks: [
      greet(subject, t),
      text(t('mail.pixExpiring.text', { product: subject.payment.description })),
      ...showCode(subject, t),
    ],
  }),
};
