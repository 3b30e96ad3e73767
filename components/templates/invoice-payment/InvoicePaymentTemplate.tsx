import type { FailurePage, KnownSalePage } from '@/contexts/checkout/page';
import { KnownSaleFailure } from '../../knownSale/KnownSaleFailure';
import { InvoicePayment } from './InvoicePayment';

type Props = Pick<KnownSalePage<'invoice-payment'>, 'sale'> | Pick<FailurePage, 'failure'>;

/** /payment/{id}: an invoice, opened by its buyer. */
export function InvoicePaymentTemplate(props: Props) {
  return 'failure' in props ? (
    <KnownSaleFailure kind={props.failure} />
  ) : (
    <InvoicePayment invoice={props.sale} />
  );
}
