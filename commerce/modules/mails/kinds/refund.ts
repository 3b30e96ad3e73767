import { getMoneyBackWays } from '@/domain/moneyBack';
import { getOrderNumber } from '../../payments/Payment';
import { opensAccount } from '../../payments/typeGroups';
import type { MailKind } from '../Mail';
import { amountOf, greet, note, text } from './sentences';

export const refund: MailKind = {
  planOn: {
    'payment.refunded': ({ paymentId, refund: { amount, total } }) => ({
      about: `${paymentId}:${total}`,
      facts: { amount, total },
    }),
  },
  holds: () => true,
  write(subject, t) {
    const { facts, isPaidByAnotherPayment, payment } = subject;
    const given = Number(facts.amount ?? 0);
    const amount = amountOf(subject, given);
    const isWhole = given === payment.amount;
    const isLast = Number(facts.total ?? 0) === payment.amount;
    const product = payment.description;
    const endsAccess =
      isLast && !isPaidByAnotherPayment && opensAccount({ ...payment, state: 'paid' });
    return {
      subject: t('mail.refund.subject', { amount }),
      preview: t('mail.refund.preview', { product }),
      title: t('mail.refund.title'),
      blocks: [
        greet(subject, t),
        text(t(isWhole ? 'mail.refund.whole' : 'mail.refund.part', { amount, product })),
        {
          kind: 'rows',
          rows: [
            [t('mail.row.order'), getOrderNumber(payment)],
            [t('mail.row.paid'), amountOf(subject)],
            [t('mail.row.refunded'), amount],
            ...(isWhole
              ? []
              : [[t('mail.row.refundedSoFar'), amountOf(subject, Number(facts.total))] as const]),
          ],
        },
        ...(isPaidByAnotherPayment ? [text(t('mail.refund.paidOtherwise'))] : []),
        ...getMoneyBackWays(payment.parts).map((way) => note(t(`moneyBack.${way}`))),
        ...(isLast ? [] : [note(t('mail.refund.rest'))]),
        ...(endsAccess ? [note(t('mail.refund.accessEnded'))] : []),
      ],
    };
  },
};
