import { addDays } from '@/domain/calendar';
import { describePaidPart } from '@/domain/paidPart';
import type { MailBlock, MailKind, MailSubject, Translate } from '../Mail';
import { amountOf, button, dayOf, greet, note, spreadRow, text } from './sentences';

const reminderDays = 2;

const goesOn = ({ agreement, now, payment }: MailSubject) =>
  payment.state === 'trial' && agreement !== null && agreement.chargeAt > now;

function showCharge(subject: MailSubject, t: Translate): MailBlock[] {
  const { agreement, payment } = subject;
  if (!agreement) return [];
  const { amount, chargeAt, installments } = agreement;
  const spread = describePaidPart({ method: 'credit-card', amount, installments });
  return [
    {
      kind: 'rows',
      rows: [
        [t('mail.row.product'), payment.description],
        [t('mail.row.chargedOn'), dayOf(chargeAt, subject)],
        [t('mail.row.amount'), amountOf(subject, amount)],
        ...(spread.count > 1 ? [spreadRow(subject, spread, t)] : []),
      ],
    },
  ];
}

export const trialStarted: MailKind = {
  planOn: {
    'subscription.started': ({ paymentId, trialDays }) =>
      trialDays === null ? null : { about: paymentId },
  },
  holds: goesOn,
  write(subject, t) {
    const { pages, payment } = subject;
    const product = payment.description;
    return {
      subject: t('mail.trialStarted.subject', { product }),
      preview: t('mail.trialStarted.preview'),
      title: t('mail.trialStarted.title'),
      blocks: [
        greet(subject, t),
        text(t('mail.trialStarted.text', { product })),
        ...button(t('mail.access.button'), pages.access),
        ...showCharge(subject, t),
        note(t('mail.trial.cancel')),
        ...button(t('mail.trial.button'), pages.payment),
      ],
    };
  },
};

export const trialEnding: MailKind = {
  planOn: {
    'subscription.started': ({ endsAt, paymentId, startsAt, trialDays }) => {
      if (trialDays === null) return null;
      const dueAt = addDays(new Date(endsAt), -reminderDays);
      return dueAt <= new Date(startsAt) ? null : { about: paymentId, dueAt };
    },
  },
  holds: goesOn,
  write(subject, t) {
    const { agreement, pages, payment } = subject;
    const day = agreement ? dayOf(agreement.chargeAt, subject) : '';
    const amount = amountOf(subject, agreement?.amount);
    return {
      subject: t('mail.trialEnding.subject', { day }),
      preview: t('mail.trialEnding.preview', { amount, day }),
      title: t('mail.trialEnding.title'),
      blocks: [
        greet(subject, t),
        text(t('mail.trialEnding.text', { amount, day, product: payment.description })),
        ...showCharge(subject, t),
        note(t('mail.trial.cancel')),
        ...button(t('mail.trial.button'), pages.payment),
      ],
    };
  },
};
