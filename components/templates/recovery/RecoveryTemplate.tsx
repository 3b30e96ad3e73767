import type { FailurePage, KnownSalePage } from '@/contexts/checkout/page';
import { KnownSaleFailure } from '../../knownSale/KnownSaleFailure';
import { RecoveryPayment } from './RecoveryPayment';

type Props = Pick<KnownSalePage<'recovery'>, 'sale'> | Pick<FailurePage, 'failure'>;

/** /recovery/{id}: a purchase whose payment did not work out, opened by its buyer. */
export function RecoveryTemplate(props: Props) {
  return 'failure' in props ? (
    <KnownSaleFailure kind={props.failure} />
  ) : (
    <RecoveryPayment recovery={props.sale} />
  );
}
