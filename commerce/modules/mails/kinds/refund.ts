import { getMoneyBackWays } from '@/domain/moneyBack';
import { getOrderNumber, type Part } from '../../payments/Payment';
import type { MailBlock, MailKind, MailSubject, Translate } from '../Mail';
import { amountOf, greet, note, text } from './sentences';

const sumBack = (parts: readonly Part[]) =>
  parts.reduce((total, { refundedAmount }) => total + refundedAmount, 0);

/** Money of a second method may have been released without ever being taken. */
const isPartKept = ({ amount, refundedAmount, state }: Part) =>
  state === 'paid' && refundedAmount < amount;

/** An event of an earlier version does not say by which methods the money went back. */
const listWays = ({ facts, payment }: MailSubject) =>
  getMoneyBackWays(
    typeof facts.methods === 'string'
      ? facts.methods.split(' ').map((method) => ({ method }))
      : payment.parts.filter(({ refundedAmount }) => refundedAmount > 0),
  );

const describeWays = (subject: MailSubject, t: Translate): MailBlock[] =>
  listWays(subject).map((way) => note(t(`mail.refund.way.${way}`)));

export const refund: MailKind = {
  planOn: {
    'payment.refunded': ({ paymentId, refund: { amount, methods, total } }) => ({
      about: `${paymentId}:${total}`,
      facts: { amount, total, ...(methods && { methods: methods.join(' ') }) },
    }),
  },
  holds: () => true,
  write(subject, t) {
    const { endsAccess, facts, isPaidByAnotherPayment, payment } = subject;
    const given = Number(facts.amount ?? 0);
    const total = Number(facts.total ?? 0);
    const amount = amountOf(subject, given);
    const isKept = payment.parts.some(isPartKept);
    const isLast = !isKept && total === sumBack(payment.parts);
    const isWhole = isLast && given === total;
    const product = payment.description;
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
            [t('mail.row.paid'), amountOf(subject, isLast ? total : payment.amount)],
            [t('mail.row.refunded'), amount],
            ...(isWhole ? [] : [[t('mail.row.refundedSoFar'), amountOf(subject, total)] as const]),
          ],
        },
        ...(isPaidByAnotherPayment ? [text(t('mail.refund.paidOtherwise'))] : []),
        ...describeWays(subject, t),
        ...(isKept ? [note(t('mail.refund.rest'))] : []),
        ...(isLast && endsAccess && !isPaidByAnotherPayment
          ? [note(t('mail.refund.accessEnded'))]
          : []),
      ],
    };
  },
};
