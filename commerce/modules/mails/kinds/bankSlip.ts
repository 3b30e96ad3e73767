import { addDays, getMoment, toLocalDate } from '@/domain/calendar';
import { isPastDue } from '@/domain/dateTexts';
import { formatDigitableLine } from '@/domain/digitableLine';
import { formatDate } from '@/domain/formatDate';
import { getCountry } from '@/domain/markets';
import type { MailBlock, MailKind, MailSubject, Translate } from '../Mail';
import { amountOf, button, greet, listPurchase, note, text } from './sentences';

const reminderTime = '09:00';

interface Slip {
  line: string;
  dueDate: string;
}

function findSlip({ payment }: MailSubject): Slip | undefined {
  const [slip] = payment.parts.flatMap(({ bankSlipDueDate, bankSlipLine, state }) =>
    state === 'pending' && bankSlipLine !== null && bankSlipDueDate !== null
      ? { line: bankSlipLine, dueDate: bankSlipDueDate }
      : [],
  );
  return slip;
}

function getSlip(subject: MailSubject): Slip {
  const slip = findSlip(subject);
  if (!slip) throw new Error(`Payment ${subject.payment.id} has no slip that waits`);
  return slip;
}

function isWaiting(subject: MailSubject): boolean {
  const slip = findSlip(subject);
  if (subject.payment.state !== 'pending' || !slip) return false;
  return !isPastDue(slip.dueDate, subject.now.getTime(), subject.locale);
}

function showSlip(subject: MailSubject, t: Translate): MailBlock[] {
  const { dueDate, line } = getSlip(subject);
  return [
    {
      kind: 'rows',
      rows: [...listPurchase(subject, t), [t('mail.row.due'), formatDate(dueDate)]],
    },
    { kind: 'code', label: t('mail.slip.line'), code: formatDigitableLine(line) },
    note(t('mail.slip.how')),
    ...button(t('mail.slip.button'), subject.pages.payment),
  ];
}

export const slipWaiting: MailKind = {
  planOn: {
    'payment.pending': ({ bankSlipDueDate, paymentId }) =>
      bankSlipDueDate === null ? null : { about: paymentId },
  },
  holds: isWaiting,
  write: (subject, t) => ({
    subject: t('mail.slipWaiting.subject', { amount: amountOf(subject) }),
    preview: t('mail.slipWaiting.preview'),
    title: t('mail.slipWaiting.title'),
    blocks: [
      greet(subject, t),
      text(t('mail.slipWaiting.text', { product: subject.payment.description })),
      ...showSlip(subject, t),
    ],
  }),
};

export const slipExpiring: MailKind = {
  planOn: {
    'payment.pending': ({ bankSlipDueDate, operation, paymentId }, at) => {
      if (bankSlipDueDate === null) return null;
      const dayBefore = addDays(new Date(`${bankSlipDueDate}T12:00:00Z`), -1);
      const date = toLocalDate(dayBefore, operation);
      const dueAt = new Date(getMoment(date, reminderTime, operation));
      return dueAt < addDays(at, 1) ? null : { about: paymentId, dueAt };
    },
  },
  holds: isWaiting,
  write(subject, t) {
    const { dueDate } = getSlip(subject);
    const due = formatDate(dueDate);
    const isToday = dueDate === toLocalDate(subject.now, getCountry(subject.locale));
    return {
      subject: t('mail.slipExpiring.subject', { due }),
      preview: t('mail.slipExpiring.preview'),
      title: t(isToday ? 'mail.slipExpiring.titleToday' : 'mail.slipExpiring.title', { due }),
      blocks: [
        greet(subject, t),
        text(t('mail.slipExpiring.text', { product: subject.payment.description })),
        ...showSlip(subject, t),
      ],
    };
  },
};
