import type { TemplateId } from '@/contract/enumerations';
import type { CheckoutFlow, FlowStep } from '@/contract/product';
import type { MessageKey } from '@/locales/messageKey';
import { liveloRoutes } from './livelo';
import { findPaymentLinkFlow, isPaymentLinkFlow } from './paymentLinks';
import type { CheckoutQuery } from './query';
import { isLiveloPath, routes } from './routes';
import { getCurrentStep, getStepCount, getStepKind, getSteps, getWalkedFlow } from './steps';

const liveloLinkRoutes = ['livelo', 'livelo-accrual'];

/**
 * Which flow a link asks for (docs/behaviour.md 4, "Flow selection"). `business` is the product's.
 */
export function getRequestedFlowId(query: CheckoutQuery, business: string): string {
  const { flowId, offer, route, voucher } = query;
  if (route === 'pix' || route === 'bankslip') return route;
  if (business === 'meusucesso' && voucher === 'msjana') return 'extended';
  if (business === 'wiseup-online' && route !== undefined && liveloLinkRoutes.includes(route)) {
    return 'livelo';
  }
  return flowId ?? (offer === undefined ? 'default' : 'offer');
}

/**
 * The flow with the asked id, else the first, as it is walked. null: the product has no flow. What is
 * paid later has flows of its own, for products that do not name them: only a link with a reference
 * is in one.
 * @param isBackFromBank the page that a bank sends its buyer to, in an address that tells the bank no
 * reference
 */
export function resolveFlow(
  flows: readonly CheckoutFlow[],
  query: CheckoutQuery,
  business: string,
  isBackFromBank = false,
): CheckoutFlow | null {
  const requested = getRequestedFlowId(query, business);
  const found =
    flows.find(({ id }) => id === requested) ??
    (isBackFromBank || query.reference !== undefined
      ? findPaymentLinkFlow(requested)
      : undefined) ??
    flows[0];
  return found ? getWalkedFlow(found) : null;
}

export interface StepIndicator {
  /** 1-based. */
  current: number;
  total: number;
  /** The page belongs to the payment's step, though its number is an earlier one. */
  isOfPayment?: boolean;
  /** Says what the step is for. */
  name?: MessageKey;
}

/** Steps that have a name; between them are a brand's own. */
const stepNames: Partial<Record<TemplateId, MessageKey>> = {
  lead: 'shell.stepName.lead',
  payment: 'shell.stepName.payment',
  success: 'shell.stepName.success',
};

/** The indicator with the name of the page's step, where that has one. */
export function nameStep(indicator: StepIndicator | null, step: FlowStep | null) {
  const template = indicator?.isOfPayment ? 'payment' : step?.templateId;
  const name = template && stepNames[template];
  return indicator && name ? { ...indicator, name } : indicator;
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
}

/** The payment and what confirms it (docs/behaviour.md 4, "Step kinds"). */
const paymentLinkMinimum = 2;

const getFlowPosition = (steps: readonly { id: string }[], stepId: string | undefined) =>
  Math.max(1, steps.findIndex(({ id }) => id === stepId) + 1);

/**
 * What the step indicator says on a page: the brand's configured numbers on default steps, and what
 * the flow says (with the minimums of docs/behaviour.md 4) wherever the brand has none. null: no
 * indicator here. The Pix page stands between payment and success even where the flow does not name
 * it.
 */
export function getStepIndicator(
  flow: CheckoutFlow,
  { pathname, stepRoute }: PagePlace,
  numbers: StepNumbers,
): StepIndicator | null {
  const step = getCurrentStep(flow, stepRoute);
  if (!step && pathname !== '/pix') return null;
  // Nothing is bought there.
  if (step?.templateId === 'trial') return null;
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
  if (kind !== 'default') return { current: fromFlow, total: getStepCount(flow, kind) };

  const total = numbers.stepsNumber ?? getStepCount(flow, kind);
  const configured =
    pathname === '/pix'
      ? (numbers.pixStep ?? numbers.paymentStep)
      : pathname === liveloRoutes.paymentMethod && numbers.paymentStep !== null
        ? // The last screen of its step, whose others prove who the buyer is.
          numbers.paymentStep - 1
        : step?.templateId === 'payment'
          ? numbers.paymentStep
          : step?.templateId === 'success'
            ? total
            : null;
  const current = Math.min(configured ?? fromFlow, total);
  // Some brands' own numbers go back from the payment to its Pix: nobody is told to have gone back.
  const isOfPayment = pathname === '/pix' && current < (numbers.paymentStep ?? 0);
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
