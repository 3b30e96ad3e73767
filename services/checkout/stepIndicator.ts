import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import { liveloRoutes } from './livelo';
import { isAfterSale, isPaymentLinkFlow } from './paymentLinks';
import { paymentVerificationRoute, routes, subscriptionWelcomeRoute } from './routes';
import { getCurrentStep, getStepKind, getSteps, type StepKind } from './steps';

export interface StepIndicator {
  current: number;
  total: number;
  isOfPayment?: boolean;
  name?: string;
  /** The step's name while its payment is open, where a page may show one. */
  openName?: string;
}

interface StepNumbers {
  stepsNumber: number | null;
  paymentStep: number | null;
  pixStep: number | null;
}

interface PagePlace {
  pathname: string;
  stepRoute: string;
  paidStep?: string | undefined;
}

const waitingRoutes = [routes.pix, paymentVerificationRoute];

const routesOfPayments = [...waitingRoutes, subscriptionWelcomeRoute];

export function findPageStep(
  flow: CheckoutFlow,
  { paidStep, stepRoute }: Pick<PagePlace, 'paidStep' | 'stepRoute'>,
): FlowStep | null {
  const paid = routesOfPayments.includes(stepRoute)
    ? getSteps(flow, 'upsell').find(({ id }) => id === paidStep)
    : undefined;
  return paid ?? getCurrentStep(flow, stepRoute);
}

const paymentLinkMinimum = 2;

const minimumSteps: Record<StepKind, number> = { default: 3, upsell: 2, upgrade: 2, recovery: 2 };

export function getStepCount(flow: CheckoutFlow, kind: StepKind): number {
  return Math.max(minimumSteps[kind], getSteps(flow, kind).length);
}

const getFlowPosition = (steps: readonly { id: string }[], stepId: string | undefined) =>
  Math.max(1, steps.findIndex(({ id }) => id === stepId) + 1);

/**
 * The step indicator of a page: the brand's configured numbers on default steps, else the flow's count
 * (with the minimums of docs/behaviour.md 4). null: no indicator here. The Pix page counts as between
 * payment and success even where the flow does not name it, and the page that waits for another
 * payment counts as the payment.
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
  // These pages sell nothing.
  if (step && isAfterSale(step.templateId)) return null;
  // A brand counts from the lead, which a payment link skips: the flow's own count, at least two.
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
        ? // The last screen of its step; the screens before it prove who the buyer is.
          numbers.paymentStep - 1
        : isConfirmation || step?.templateId === 'payment'
          ? numbers.paymentStep
          : step?.templateId === 'success'
            ? total
            : null;
  const current = Math.min(configured ?? fromFlow, total);
  // Some brands' own numbers go back from the payment to its Pix: the indicator must not show a step back.
  const isOfPayment =
    isConfirmation || (pathname === '/pix' && current < (numbers.paymentStep ?? 0));
  return { current, total, ...(isOfPayment && { isOfPayment }) };
}

const isPayment = ({ templateId }: { templateId: string }) => templateId === 'payment';
