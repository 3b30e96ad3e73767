import type { FailurePage, KnownSalePage } from '@/contexts/checkout/page';
import { KnownSaleFailure } from '../../knownSale/KnownSaleFailure';
import { CustomOfferPage } from './CustomOfferPage';

type Props = Pick<KnownSalePage<'custom-offer'>, 'sale'> | Pick<FailurePage, 'failure'>;

/** /custom-offer: an offer made to one subscriber. */
export function CustomOfferTemplate(props: Props) {
  return 'failure' in props ? (
    <KnownSaleFailure kind={props.failure} />
  ) : (
    <CustomOfferPage offer={props.sale} />
  );
}
