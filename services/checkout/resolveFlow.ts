import type { CheckoutFlow } from '@/contract/product';
import { findKnownSaleFlow } from './knownSaleFlows';
import type { CheckoutQuery } from './parseQuery';

const liveloRoutes = ['livelo', 'livelo-accrual'];

/** Which flow a link asks for (spec section 4, "Flow selection"). `business` is the product's. */
export function getRequestedFlowId(query: CheckoutQuery, business: string): string {
  const { flowId, offer, route, voucher } = query;
  if (route === 'pix' || route === 'bankslip') return route;
  if (business === 'meusucesso' && voucher === 'msjana') return 'extended';
  if (business === 'wiseup-online' && route !== undefined && liveloRoutes.includes(route)) {
    return 'livelo';
  }
  return flowId ?? (offer === undefined ? 'default' : 'offer');
}

/**
 * The flow with the asked id, else the first. null: the product has no flow. What is paid later has
 * flows of its own, for products that do not name them.
 */
export function resolveFlow(
  flows: readonly CheckoutFlow[],
  query: CheckoutQuery,
  business: string,
): CheckoutFlow | null {
  const requested = getRequestedFlowId(query, business);
  return (
    flows.find(({ id }) => id === requested) ?? findKnownSaleFlow(requested) ?? flows[0] ?? null
  );
}

/** The query's voucher, else the one that the flow's first step brings. */
export function resolveVoucher(flow: CheckoutFlow, query: CheckoutQuery): string | undefined {
  return query.voucher ?? flow.steps[0]?.props.voucher;
}
