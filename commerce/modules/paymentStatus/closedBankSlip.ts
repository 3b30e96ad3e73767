import type { MessageKey } from '@/locales/messageKey';
import { formatMoney } from '@/domain/money';
import type { Services } from '../../Services';
import { createPageUrl, nameSale } from '../../webPages';
import { isPaidByAnotherPayment } from '../checkout/otherPayments';
import { findLead } from '../leads/leads';
import { dressMail } from '../mails/dress';
import type { MailBlock } from '../mails/Mail';
import { renderHtml } from '../mails/MailHtml';
import { getOrderNumber, type Part, type Payment } from '../payments/Payment';

type SlipServices = Pick<Services, 'catalogue' | 'connection' | 'webUrl'>;
type SlipEnd = 'paid' | 'returning' | 'refunded' | 'replaced' | 'over' | 'overByLink';

const texts: Record<SlipEnd, { title: MessageKey; text: MessageKey }> = {
  paid: { title: 'closedSlip.paid.title', text: 'closedSlip.paid.text' },
  returning: { title: 'closedSlip.returning.title', text: 'closedSlip.returning.text' },
  refunded: { title: 'closedSlip.refunded.title', text: 'closedSlip.refunded.text' },
  replaced: { title: 'closedSlip.replaced.title', text: 'closedSlip.replaced.text' },
  over: { title: 'closedSlip.over.title', text: 'closedSlip.over.text' },
  overByLink: { title: 'closedSlip.over.title', text: 'closedSlip.over.byLink' },
};

async function findEnd(
  { connection }: SlipServices,
  payment: Payment,
  { pendingAction, state }: Part,
): Promise<SlipEnd> {
  if (state === 'paid') return pendingAction === 'refund' ? 'returning' : 'paid';
  if (state === 'refunded') return 'refunded';
  if (await isPaidByAnotherPayment(connection, payment)) return 'replaced';
  // Other types are paid by a link that only their buyer has.
  return payment.purchase.type === 'direct' ? 'over' : 'overByLink';
}

/** Writes the page in place of a slip that is not to be paid, whatever its provider still prints. */
export async function writeClosedBankSlip(
  services: SlipServices,
  payment: Payment,
  slip: Part,
): Promise<string> {
  const { catalogue, connection, webUrl } = services;
  const end = await findEnd(services, payment, slip);
  const locale = (await findLead(connection, payment.purchase.leadId))?.locale ?? 'pt-BR';
  const product = catalogue.getPlan(payment.planId)?.product ?? { designSystemId: 'neutral' };
  const dress = dressMail(product, locale);
  const { t } = dress;
  const title = t(texts[end].title);
  const again: MailBlock = {
    kind: 'button',
    label: t('closedSlip.over.button'),
    url: createPageUrl(webUrl, '/payment', nameSale(payment, locale)),
  };
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
        ...(end === 'over' ? [again] : []),
      ],
    },
    dress,
  );
}
