import type { MessageKey } from '@/locales/messageKey';
import { formatMoney } from '@/domain/money';
import { getOrderNumber, type Part, type Payment } from '../payments/Payment';
import type { Dress } from './dress';
import { renderHtml } from './MailHtml';

/** Why a slip is not to be paid; the keys of its texts. */
export type SlipEnd = 'paid' | 'returning' | 'refunded' | 'replaced' | 'over' | 'overByLink';

const texts: Record<SlipEnd, { title: MessageKey; text: MessageKey }> = {
  paid: { title: 'closedSlip.paid.title', text: 'closedSlip.paid.text' },
  returning: { title: 'closedSlip.returning.title', text: 'closedSlip.returning.text' },
  refunded: { title: 'closedSlip.refunded.title', text: 'closedSlip.refunded.text' },
  replaced: { title: 'closedSlip.replaced.title', text: 'closedSlip.replaced.text' },
  over: { title: 'closedSlip.over.title', text: 'closedSlip.over.text' },
  overByLink: { title: 'closedSlip.over.title', text: 'closedSlip.over.byLink' },
};

interface ClosedSlip {
  payment: Payment;
  slip: Part;
  end: SlipEnd;
  /** Where to choose again how to pay; null: nowhere that everybody may go. */
  paymentUrl: string | null;
}

/** The page in place of a slip, in the look of the brand's mails. */
export function renderClosedBankSlip(
  { end, payment, paymentUrl, slip }: ClosedSlip,
  dress: Dress,
): string {
  const { t } = dress;
  const title = t(texts[end].title);
  return renderHtml(
    {
      subject: title,
      title,
      blocks: [
        { kind: 'text', text: t(texts[end].text) },
        {
          kind: 'rows',
          rows: [
            [t('mail.row.order'), getOrderNumber(payment)],
            [t('mail.row.product'), payment.description],
            [t('mail.row.amount'), formatMoney(slip.amount, payment.currency)],
          ],
        },
        ...(paymentUrl === null
          ? []
          : [{ kind: 'button' as const, label: t('closedSlip.over.button'), url: paymentUrl }]),
      ],
    },
    dress,
  );
}
