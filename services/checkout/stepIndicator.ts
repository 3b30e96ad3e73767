import type { CheckoutFlow } from '@/contract/product';
import { isKnownSaleFlow } from './knownSale';
import { liveloRoutes } from './livelo/liveloRoutes';
import { getStepRoute } from './stepRoute';
import { getCurrentStep, getStepCount, getStepKind, getSteps } from './steps';

export interface StepIndicator {
  /** 1-based. */
  current: number;
  total: number;
}

/** A brand's own numbers (spec section 2, "Per-brand step configuration"); null: not configured. */
export interface StepNumbers {
  stepsNumber: number | null;
  paymentStep: number | null;
  pixStep: number | null;
}

/** The payment and what confirms it (spec section 4, "Step kinds"). */
const minimumOfKnownSale = 2;

const getFlowPosition = (steps: readonly { id: string }[], stepId: string | undefined) =>
  Math.max(1, steps.findIndex(({ id }) => id === stepId) + 1);

/**
 * What the step indicator says at a path: the brand's configured numbers on default steps, and what
 * the flow says (with the spec's minimums) wherever the brand has none. null: no indicator here.
 * The Pix page stands between payment and success even where the flow does not name it.
 */
export function getStepIndicator(
  flow: CheckoutFlow,
  pathname: string,
  numbers: StepNumbers,
): StepIndicator | null {
  const step = getCurrentStep(flow, getStepRoute(pathname));
  if (!step && pathname !== '/pix') return null;
  // A brand counts from the lead, which nobody leaves here: the flow's own count, at least two.
  if (isKnownSaleFlow(flow)) {
    return {
      current: getFlowPosition(flow.steps, step?.id),
      total: Math.max(minimumOfKnownSale, flow.steps.length),
    };
  }
  const kind = step ? getStepKind(step.id) : 'default';
  const selection = { kind, isMultiProfileOn: flow.id.includes('multiprofile') };
  const steps = getSteps(flow, selection);
  const fromFlow = getFlowPosition(steps, step?.id ?? steps.find(isPayment)?.id);
  if (kind !== 'default') return { current: fromFlow, total: getStepCount(flow, selection) };

  const total = numbers.stepsNumber ?? getStepCount(flow, selection);
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
  return { current: Math.min(configured ?? fromFlow, total), total };
}

const isPayment = ({ templateId }: { templateId: string }) => templateId === 'payment';
