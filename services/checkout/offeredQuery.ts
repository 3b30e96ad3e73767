import { queryParameters, type CheckoutQuery, type QueryParameter } from './parseQuery';

/** Parameters that say what a link sells; they mean the purchase, not what is offered after it. */
const ofPurchase: readonly QueryParameter[] = [
  'planId',
  'plan',
  'plans',
  'planTypes',
  'offer',
  'voucher',
  'paymentMethod',
];

/** A link's parameters as far as they hold for what is offered after the purchase. */
export function createOfferedQuery(query: CheckoutQuery): CheckoutQuery {
  const offered: CheckoutQuery = { seller: query.seller, source: query.source };
  for (const name of queryParameters) {
    const value = query[name];
    if (value !== undefined && !ofPurchase.includes(name)) offered[name] = value;
  }
  return offered;
}
