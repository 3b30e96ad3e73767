import type { MailKind } from '../Mail';
import { amountOf, greet, listPaid, offerRefund, text } from './sentences';

export const receipt: MailKind = {
  planOn: {
    'payment.paid': ({ paymentId, paysPurchase, type }) =>
      paysPurchase && type !== 'renew' && type !== 'upgrade' ? { about: paymentId } : null,
  },
  // A payment that was refunded at once has a mail that says so.
  holds: ({ payment }) => payment.state === 'paid',
  write(subject, t) {
    const product = subject.payment.description;
    return {
      subject: t('mail.receipt.subject', { product }),
      preview: t('mail.receipt.preview', { amount: amountOf(subject), product }),
      title: t('mail.receipt.title'),
      blocks: [
        greet(subject, t),
        text(t('mail.receipt.text', { product })),
        { kind: 'rows', rows: listPaid(subject, t) },
        ...offerRefund(subject, t),
      ],
    };
  },
};
