import { accessLinkHours } from '../../access/accessLink';
import type { MailKind } from '../Mail';
import { button, dayOf, greet, note, text } from './sentences';

export const access: MailKind = {
  planOn: {
    'subscription.started': ({ paymentId, trialDays }) =>
      trialDays === null ? { about: paymentId } : null,
    // A buyer who lost the link gets another, which ends the first once it is used.
    'access.requested': ({ paymentId, requestedAt }) => ({ about: `${paymentId} ${requestedAt}` }),
  },
  holds: ({ pages }) => pages.access !== null,
  write(subject, t) {
    const { accessEndsAt, pages, payment } = subject;
    const product = payment.description;
    return {
      subject: t('mail.access.subject', { product }),
      preview: t('mail.access.preview'),
      title: t('mail.access.title'),
      blocks: [
        greet(subject, t),
        text(t('mail.access.text', { product })),
        ...button(t('mail.access.button'), pages.access),
        ...(accessEndsAt
          ? [text(t('mail.access.until', { day: dayOf(accessEndsAt, subject) }))]
          : []),
        note(t('mail.access.once', { hours: accessLinkHours })),
      ],
    };
  },
};
