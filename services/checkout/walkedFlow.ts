import type { TemplateId } from '@/contract/enumerations';
import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import { routes } from './routes';
import { getNextStep, getStepKind } from './steps';

const isMultiProfile = ({ id }: { id: string }) => id.includes('multiprofile');

/**
 * The flow as its buyers walk it (docs/behaviour.md 4, "Step kinds"). The multi-profile steps of an
 * upsell belong to the multi-profile flow only, and a step that is switched off stays for buyers who
 * are on it already; for others the step before it leads past it.
 * @param route the page's `stepRoute`
 */
export function getWalkedFlow(flow: CheckoutFlow, route?: string): CheckoutFlow {
  const isThere = flow.steps.some((step) => step.isOff && routes[step.templateId] === route);
  const isSkipped = (step: FlowStep) =>
    (step.isOff === true && !isThere) ||
    (!isMultiProfile(flow) && getStepKind(step.id) === 'upsell' && isMultiProfile(step));
  const skipped = flow.steps.filter(isSkipped);
  const getNextId = (id: string | null): string | null => {
    const passed = skipped.find((step) => step.id === id);
    return passed ? getNextId(passed.defaultNextStepId) : id;
  };
  return {
    ...flow,
    steps: flow.steps
      .filter((step) => !skipped.includes(step))
      .map((step) => ({ ...step, defaultNextStepId: getNextId(step.defaultNextStepId) })),
  };
}

const leadingTemplates: readonly TemplateId[] = [
  'lead',
  'phone-verification',
  'video',
  'presentation',
  'order-bump',
  'order-bump-presentation',
  'select-school',
  'md',
  'livelo-cpf',
  'upsell-video',
  'upsell-order-bump-presentation',
];

export const isWalkable = (flow: CheckoutFlow): boolean =>
  flow.steps.every(
    (step) =>
      !leadingTemplates.includes(step.templateId) ||
      // Buyers accept its offer in the chat.
      step.props.whatsapp !== undefined ||
      getNextStep(flow, step) !== null,
  );
