import type { FailurePage, KnownSalePage } from '@/contexts/checkout/page';
import { KnownSaleFailure } from '../../knownSale/KnownSaleFailure';
import { Renewal } from './Renewal';

type Props = Pick<KnownSalePage<'renew'>, 'sale'> | Pick<FailurePage, 'failure'>;

/** /renew/{id}: a subscription's next period, opened by its buyer. */
export function RenewTemplate(props: Props) {
  return 'failure' in props ? (
    <KnownSaleFailure kind={props.failure} />
  ) : (
    <Renewal subscription={props.sale} />
  );
}
