import { formatMarketDay, formatMarketMoment } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
import type { MailBlock, MailSubject, Translate } from '../Mail';
import { getOrderNumber } from '../../payments/Payment';

export const greetByName = (name: string, t: Translate): MailBlock => ({
  kind: 'text',
  text: t('mail.greeting', { name: name.trim().split(/\s+/)[0] ?? '' }),
});

export const greet = ({ payment }: MailSubject, t: Translate): MailBlock =>
  greetByName(payment.payerName, t);

export const dayOf = (moment: Date, { locale }: Pick<MailSubject, 'locale'>) =>
  formatMarketDay(moment.toISOString(), locale);
export const momentOf = (moment: Date, { locale }: Pick<MailSubject, 'locale'>) =>
  formatMarketMoment(moment.toISOString(), locale);

export const amountOf = ({ payment }: MailSubject, amount = payment.amount) =>
  formatMoney(amount, payment.currency);

export function listPurchase(subject: MailSubject, t: Translate): (readonly [string, string])[] {
  const { payment } = subject;
  const installments = payment.parts.find((part) => (part.installments ?? 1) > 1)?.installments;
  return [
    [t('mail.row.order'), getOrderNumber(payment)],
    [t('mail.row.product'), payment.description],
    [t('mail.row.amount'), amountOf(subject)],
    ...(installments ? [[t('mail.row.installments'), `${installments}x`] as const] : []),
  ];
}

export const button = (label: string, url: string | null): MailBlock[] =>
  url === null ? [] : [{ kind: 'button', label, url }];

/** The link by which the buyer withdraws from what was just paid (CDC art. 49), where there is one. */
export const offerRefund = (
  { pages: { refund } }: Pick<MailSubject, 'pages'>,
  t: Translate,
): MailBlock[] =>
  refund === null
    ? []
    : [
        note(t('mail.receipt.regret')),
        { kind: 'link', label: t('mail.receipt.refundButton'), url: refund },
      ];

export const note = (text: string): MailBlock => ({ kind: 'note', text });
export const text = (words: string): MailBlock => ({ kind: 'text', text: words });
