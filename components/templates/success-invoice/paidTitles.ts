import type { MessageKey } from '@/contexts/TranslationContext';
import type { PaymentView } from '@/services/payment';

/** What is said of each kind of payment that ends with this receipt; `direct` ends elsewhere. */
export const paidTitles: Record<PaymentView['type'], MessageKey> = {
  invoice: 'invoicePaid.title',
  'first-invoice-payment': 'invoicePaid.title',
  'sale-invoice': 'invoicePaid.title.sale',
  direct: 'invoicePaid.title.sale',
  renew: 'invoicePaid.title.renew',
  upgrade: 'invoicePaid.title.upgrade',
};
