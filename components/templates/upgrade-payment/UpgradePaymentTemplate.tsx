import type { FailurePage, KnownSalePage } from '@/contexts/checkout/page';
import { KnownSaleFailure } from '../../knownSale/KnownSaleFailure';
import { UpgradePayment } from './UpgradePayment';

type Props = Pick<KnownSalePage<'upgrade-payment'>, 'sale'> | Pick<FailurePage, 'failure'>;

/** /payment/upgrade: the better plans of a subscription, opened by its buyer. */
export function UpgradePaymentTemplate(props: Props) {
  return 'failure' in props ? (
    <KnownSaleFailure kind={props.failure} />
  ) : (
    <UpgradePayment subscription={props.sale} />
  );
}
