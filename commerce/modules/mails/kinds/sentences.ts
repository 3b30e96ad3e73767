import { formatMarketDay, formatMarketMoment } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
import { nameSold } from '@/domain/nameSold';
import { describePaidPart } from '@/domain/paidPart';
import type { MailBlock, MailSubject, Translate } from '../Mail';
import { getOrderNumber, type Part } from '../../payments/Payment';
import { getWithdrawalEnd } from '../../payments/refunds/withdrawal';

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

type Row = readonly [label: string, value: string];

/** What is bought, and what each of two methods pays of it. */
export function listPurchase(subject: MailSubject, t: Translate): Row[] {
  const { payment } = subject;
  const { description, parts } = payment;
  const { planName, product = description } = nameSold(description, subject.planName);
  return [
    [t('mail.row.order'), getOrderNumber(payment)],
    [t('mail.row.product'), product],
    ...(planName === undefined ? [] : [[t('mail.row.plan'), planName] as const]),
    [t('mail.row.amount'), amountOf(subject)],
    ...(parts.length > 1 ? parts.map((part) => describePart(part, subject, t)) : []),
  ];
}

/** What was bought, how and when it was paid, as on the receipt. */
export function listPaid(subject: MailSubject, t: Translate): Row[] {
  const { paidAt, payment } = subject;
  const [only] = payment.parts.length === 1 ? payment.parts.map(describePaidPart) : [];
  return [
    ...listPurchase(subject, t),
    ...(only && only.count > 1 ? [spreadRow(subject, only, t)] : []),
    ...(only ? [[t('mail.row.method'), t(`payment.method.${only.method}`)] as const] : []),
    ...(paidAt ? [[t('mail.row.paidAt'), dayOf(paidAt, subject)] as const] : []),
  ];
}

type Spread = Pick<ReturnType<typeof describePaidPart>, 'count' | 'value'>;

const spread = (subject: MailSubject, { count, value }: Spread, t: Translate) =>
  t('price.spread', { count, value: amountOf(subject, value) });

export const spreadRow = (subject: MailSubject, of: Spread, t: Translate): Row => [
  t('mail.row.installments'),
  spread(subject, of, t),
];

function describePart(part: Part, subject: MailSubject, t: Translate): Row {
  const { count, method, value } = describePaidPart(part);
  const amount = amountOf(subject, part.amount);
  const inInstallments = spread(subject, { count, value }, t);
  return [t(`payment.method.${method}`), count > 1 ? `${amount} (${inInstallments})` : amount];
}

export const button = (label: string, url: string | null): MailBlock[] =>
  url === null ? [] : [{ kind: 'button', label, url }];

/** The link by which the buyer withdraws from what was just paid (CDC art. 49), where there is one. */
export function offerRefund(subject: MailSubject, t: Translate): MailBlock[] {
  const { pages, paidAt } = subject;
  if (pages.refund === null || paidAt === null) return [];
  const day = dayOf(getWithdrawalEnd(subject.payment, paidAt), subject);
  return [
    note(t('mail.receipt.regret', { day })),
    { kind: 'link', label: t('mail.receipt.refundButton'), url: pages.refund },
  ];
}

export const note = (text: string): MailBlock => ({ kind: 'note', text });
export const text = (words: string): MailBlock => ({ kind: 'text', text: words });
