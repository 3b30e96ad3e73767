import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import { liveloRoutes } from './livelo';
import { isAfterSale, isPaymentLinkFlow } from './paymentLinks';
import { paymentVerificationRoute, routes, subscriptionWelcomeRoute } from './routes';
import { getCurrentStep, getStepKind, getSteps, type StepKind } from './steps';

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

/** At least lead, main-payment, main-success; for the others at least payment and success. */
const minimumSteps: Record<StepKind, number> = { default: 3, upsell: 2, upgrade: 2, recovery: 2 };

/** The total that the step indicator shows when the brand has no number of its own. */
export function getStepCount(flow: CheckoutFlow, kind: StepKind): number {
  return Math.max(minimumSteps[kind], getSteps(flow, kind).length);
}

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
