import type { CheckoutFlow, FlowStep } from '@/contract/product';
import { findByCode } from '@/domain/codes';
import { findVoucher } from '@/domain/vouchers';
import { liveloRoutes } from './livelo';
import { isAfterSale, isPaymentLinkFlow } from './paymentLinks';
import { findPaymentLinkFlow } from './paymentLinkFlows';
import type { CheckoutQuery } from './query';
import { isLiveloPath, paymentVerificationRoute, routes, subscriptionWelcomeRoute } from './routes';
import { getCurrentStep, getStepKind, getSteps } from './steps';
import { getStepCount, getWalkedFlow } from './flowRules';

const liveloLinkRoutes = ['livelo', 'livelo-accrual'];

/**
 * Which flow a link asks for (docs/behaviour.md 4, "Flow selection"). `business` is the product's.
 */
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
  /** The page that a bank sends its buyer to, in an address that tells the bank no reference. */
  isBackFromBank?: boolean;
  /** The page's step (`getStepRoute`). */
  stepRoute?: string;
}

/** Whether a page is a step of one of these flows. */
const hasStep = (flows: readonly CheckoutFlow[], stepRoute: string | undefined) =>
  flows.some(({ steps }) => steps.some(({ templateId }) => routes[templateId] === stepRoute));

/** Whether a page is a step of a purchase, and of none that is paid later in this flow. */
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
 * The flow with the asked id, else the first, as it is walked. null: the product has no flow. What is
 * paid later has flows of its own, for products that do not name them: only a link with a reference
 * is in one, and not on the steps of a purchase, which it has none of.
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

export interface StepIndicator {
  /** 1-based. */
  current: number;
  total: number;
  /** The page belongs to the payment's step: its number may be an earlier one, or the flow has none. */
  isOfPayment?: boolean;
  /** Says what the step is for, in the page's language. */
  name?: string;
}

/** A brand's own numbers (docs/behaviour.md 4, "Step indicator"); null: not configured. */
interface StepNumbers {
  stepsNumber: number | null;
  paymentStep: number | null;
  pixStep: number | null;
}

/** Where a page stands: its route, and the one of its step (`getStepRoute`). */
interface PagePlace {
  pathname: string;
  stepRoute: string;
  /** The step whose payment a page is about, as its address says (`nameOrder`). */
  paidStep?: string | undefined;
}

/** Pages that wait for any payment of a flow. */
const waitingRoutes = [routes.pix, paymentVerificationRoute];

/** Pages that are about any payment of a flow, whichever was made last. */
const routesOfPayments = [...waitingRoutes, subscriptionWelcomeRoute];

/** The step that a page is about: its own, or the upsell's whose payment is shown there. */
export function findPageStep(
  flow: CheckoutFlow,
  { paidStep, stepRoute }: Pick<PagePlace, 'paidStep' | 'stepRoute'>,
): FlowStep | null {
  const paid = routesOfPayments.includes(stepRoute)
    ? getSteps(flow, 'upsell').find(({ id }) => id === paidStep)
    : undefined;
  return paid ?? getCurrentStep(flow, stepRoute);
}

/** The payment and what confirms it (docs/behaviour.md 4, "Step kinds"). */
const paymentLinkMinimum = 2;

const getFlowPosition = (steps: readonly { id: string }[], stepId: string | undefined) =>
  Math.max(1, steps.findIndex(({ id }) => id === stepId) + 1);

/**
 * What the step indicator says on a page: the brand's configured numbers on default steps, and what
 * the flow says (with the minimums of docs/behaviour.md 4) wherever the brand has none. null: no
 * indicator here. The Pix page stands between payment and success even where the flow does not name
 * it, and the page that waits for another payment stands at the payment.
 */
export function getStepIndicator(
  flow: CheckoutFlow,
  { paidStep, pathname, stepRoute }: PagePlace,
  numbers: StepNumbers,
): StepIndicator | null {
  const step = findPageStep(flow, { paidStep, stepRoute });
  const isConfirmation = pathname === paymentVerificationRoute;
  if (pathname === subscriptionWelcomeRoute) return null;
  if (!step && pathname !== '/pix' && !isConfirmation) return null;
  // Nothing is bought there.
  if (step && isAfterSale(step.templateId)) return null;
  // A brand counts from the lead, which nobody leaves here: the flow's own count, at least two.
  if (isPaymentLinkFlow(flow)) {
    return {
      current: getFlowPosition(flow.steps, step?.id),
      total: Math.max(paymentLinkMinimum, flow.steps.length),
    };
  }
  const kind = step ? getStepKind(step.id) : 'default';
  const steps = getSteps(flow, kind);
  const fromFlow = getFlowPosition(steps, step?.id ?? steps.find(isPayment)?.id);
  if (kind !== 'default') {
    const isOfPayment = waitingRoutes.includes(pathname);
    const total = getStepCount(flow, kind);
    return { current: fromFlow, total, ...(isOfPayment && { isOfPayment }) };
  }

  const total = numbers.stepsNumber ?? getStepCount(flow, kind);
  const configured =
    pathname === '/pix'
      ? (numbers.pixStep ?? numbers.paymentStep)
      : pathname === liveloRoutes.paymentMethod && numbers.paymentStep !== null
        ? // The last screen of its step, whose others prove who the buyer is.
          numbers.paymentStep - 1
        : isConfirmation || step?.templateId === 'payment'
          ? numbers.paymentStep
          : step?.templateId === 'success'
            ? total
            : null;
  const current = Math.min(configured ?? fromFlow, total);
  // Some brands' own numbers go back from the payment to its Pix: nobody is told to have gone back.
  const isOfPayment =
    isConfirmation || (pathname === '/pix' && current < (numbers.paymentStep ?? 0));
  return { current, total, ...(isOfPayment && { isOfPayment }) };
}

const isPayment = ({ templateId }: { templateId: string }) => templateId === 'payment';

/** Older names of two pages of an upsell, which links still carry (docs/behaviour.md 2). */
const olderNames: Partial<Record<string, string>> = {
  '/upsell-presentation': routes['upsell-video'],
  '/upsell-payment': routes['upsell-payment'],
};

/**
 * The route under which a flow's step is looked up: the page's own, the one it is an older name of,
 * or the one whose further screen it is. The server asks once and sends the answer with the page
 * (`Page.stepRoute`), so that no page carries the names of others.
 */
export function getStepRoute(pathname: string): string {
  if (pathname === '/livelo/payment') return routes.payment;
  if (isLiveloPath(pathname)) return routes['livelo-cpf'];
  return olderNames[pathname] ?? pathname;
}
