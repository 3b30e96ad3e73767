import type { MailKind } from '../Mail';
import { dayOf, greet, listPaid, offerRefund, text } from './sentences';

export const renewal: MailKind = {
  planOn: {
    'subscription.renewed': ({ change, endsAt, paymentId }) => ({
      about: paymentId,
      facts: { change, endsAt },
    }),
  },
  holds: ({ payment }) => payment.state === 'paid',
  write(subject, t) {
    const { facts, payment } = subject;
    const product = payment.description;
    const isUpgrade = facts.change === 'upgrade';
    const endsAt = dayOf(new Date(facts.endsAt ?? subject.now), subject);
    return {
      subject: t(isUpgrade ? 'mail.upgrade.subject' : 'mail.renewal.subject', { product }),
      preview: t('mail.renewal.preview', { endsAt }),
      title: t(isUpgrade ? 'mail.upgrade.title' : 'mail.renewal.title'),
      blocks: [
        greet(subject, t),
        text(t(isUpgrade ? 'mail.upgrade.text' : 'mail.renewal.text', { product })),
        {
          kind: 'rows',
          rows: [...listPaid(subject, t), [t('mail.row.accessUntil'), endsAt]],
        },
        ...offerRefund(subject, t),
      ],
    };
  },
};
