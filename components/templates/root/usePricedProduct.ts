import { useCallback } from 'react';
import { findProduct } from '@/services/checkout/links/askCatalogue';
import { parseQuery } from '@/services/checkout/parseQuery';
import { resolveVoucher } from '@/services/checkout/resolveFlow';
import type { Product } from '@/services/product';
import { useLoaded } from '../../ui/useLoaded';
import type { Link } from './useLink';
import { useSettled } from './useSettled';

interface PricedProduct {
  /** As the link's buyers find it; null until it is known. */
  product: Product | null;
  /** Whether the service has looked at the voucher that is typed, and refuses it. */
  isVoucherRefused: boolean;
}

/** The product at the link's price: with the voucher that is typed, else with the flow's own. */
export function usePricedProduct({ choice, flow, sold }: Link): PricedProduct {
  const typed = choice.voucher.trim();
  const voucher =
    (flow ? resolveVoucher(flow, parseQuery(`voucher=${encodeURIComponent(typed)}`)) : typed) ?? '';
  const settled = useSettled(voucher);
  const load = useCallback(
    () => findProduct(choice.product, choice.locale, settled),
    [choice.product, choice.locale, settled],
  );
  const priced = useLoaded(
    settled === '' ? null : [choice.locale, choice.product, settled].join(' '),
    load,
  );
  if (voucher === '') return { product: sold ?? null, isVoucherRefused: false };
  const isKnown = settled === voucher && priced.kind === 'ready';
  const product = isKnown ? priced.value : null;
  return { product, isVoucherRefused: typed !== '' && product !== null && !product.voucher };
}
