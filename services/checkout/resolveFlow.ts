import type { CheckoutFlow } from '@/contract/productConfig';
import { findByCode } from '@/domain/codes';
import { findVoucher } from '@/domain/vouchers';
import { findPaymentLinkFlow } from './paymentLinkFlows';
import { isPaymentLinkFlow } from './paymentLinks';
import type { CheckoutQuery } from './query';
import { routes } from './routes';
import { getWalkedFlow } from './walkedFlow';

const liveloLinkRoutes = ['livelo', 'livelo-accrual'];

export function getRequestedFlowId(query: CheckoutQuery, business: string): string {
  const { flowId, offer, route, voucher } = query;
  if (route === 'pix' || route === 'bankslip') return route;
  if (business === 'meusucesso' && findVoucher([{ code: 'msjana' }], voucher ?? '')) {
    return 'extended';
  }
  if (business === 'wiseup-online' && route !== undefined && liveloLinkRoutes.includes(route)) {
    return 'livelo';
  }
  return flowId ?? (offer === undefined ? 'default' : 'offer');
}

interface FlowPlace {
  isBackFromBank?: boolean;
  stepRoute?: string;
}

const hasStep = (flows: readonly CheckoutFlow[], stepRoute: string | undefined) =>
  flows.some(({ steps }) => steps.some(({ templateId }) => routes[templateId] === stepRoute));

function isOutside(
  flow: CheckoutFlow,
  flows: readonly CheckoutFlow[],
  stepRoute: string | undefined,
): boolean {
  if (!isPaymentLinkFlow(flow) || stepRoute === routes.pix || hasStep([flow], stepRoute))
    return false;
  return hasStep(flows, stepRoute);
}

/**
 * Finds the flow with the requested id, else the first, as buyers walk it. null: the product has no
 * flow. Payment links have flows of their own, for products that do not name them: they need a
 * reference or a return from a bank, and are never used on the steps of a purchase.
 */
export function resolveFlow(
  flows: readonly CheckoutFlow[],
  query: CheckoutQuery,
  business: string,
  { isBackFromBank = false, stepRoute }: FlowPlace = {},
): CheckoutFlow | null {
  const requested = getRequestedFlowId(query, business);
  const isOfLink = isBackFromBank || query.reference !== undefined;
  const asked =
    findByCode(flows, ({ id }) => id, requested) ??
    (isOfLink ? findPaymentLinkFlow(requested.toLowerCase()) : undefined);
  const found = asked && !isOutside(asked, flows, stepRoute) ? asked : flows[0];
  return found ? getWalkedFlow(found, stepRoute) : null;
}
