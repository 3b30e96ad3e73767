import type { TemplateId } from '@/contract/enumerations';
import type { CheckoutFlow, FlowStep } from '@/contract/product';
import type { StoredKey } from '../storage/storedValues';
import { isKnownSaleFlow } from './knownSale';
import { getTokenKey } from './payment/paymentStep';
import { paymentVerificationRoute, routes, subscriptionWelcomeRoute } from './routes';
import { getStepRoute } from './stepRoute';
import { getCurrentStep, getStepKind } from './steps';

/** What a finished step leaves in storage for the steps after it. */
const resultOfTemplate: Partial<Record<TemplateId, StoredKey>> = {
  lead: 'dataLead',
  'phone-verification': 'verifiedLeadId',
  'select-school': 'chosenSchool',
  md: 'contractLeadId',
  payment: 'purchaseToken',
  'upsell-payment': 'upsellToken',
  recovery: 'purchaseToken',
};

/** Pages that a payment leads to without the flow naming them, and what they need. */
const needsOfRoute = new Map<string, readonly StoredKey[]>([
  [routes.pix, ['dataLead', 'dataPix']],
  [paymentVerificationRoute, ['dataLead', 'purchaseToken']],
  [subscriptionWelcomeRoute, ['dataLead', 'purchaseToken']],
]);

/** Pages that mean nothing but as a step: a flow without that step has no use for them. */
const stepsOnly: readonly TemplateId[] = [
  'phone-verification',
  'video',
  'presentation',
  'order-bump',
  'order-bump-presentation',
  'select-school',
  'select-test-location',
  'md',
  'livelo-cpf',
  'upsell-video',
  'upsell-order-bump-presentation',
  'upsell-payment',
  'upsell-success',
];
const stepOnlyRoutes = stepsOnly.map((templateId) => routes[templateId]);

const templateOfKey: Partial<Record<StoredKey, TemplateId>> = {
  dataLead: 'lead',
  dataPix: 'payment',
  contractLeadId: 'md',
  purchaseToken: 'payment',
  upsellToken: 'upsell-payment',
  verifiedLeadId: 'phone-verification',
  chosenSchool: 'select-school',
};

/** What the steps before a position leave. */
const getResults = (steps: readonly FlowStep[]): StoredKey[] =>
  steps.flatMap(({ templateId }) => resultOfTemplate[templateId] ?? []);

/** What a page needs that the flow does not name. Who is known leaves no contact data. */
function getNeedsOfRoute(flow: CheckoutFlow, route: string): readonly StoredKey[] {
  const needs = needsOfRoute.get(route) ?? [];
  if (!isKnownSaleFlow(flow)) return needs;
  const tokenKey = getTokenKey(flow.steps[0] ?? null);
  return needs
    .filter((key) => key !== 'dataLead')
    .map((key) => (key === 'purchaseToken' ? tokenKey : key));
}

function getNeeds(flow: CheckoutFlow, route: string): readonly StoredKey[] {
  const position = flow.steps.findIndex(({ templateId }) => routes[templateId] === route);
  return position === -1 ? getNeedsOfRoute(flow, route) : getResults(flow.steps.slice(0, position));
}

/** Where a buyer belongs who opened a page that the flow does not have: where they stopped. */
function findStoppedStep(
  flow: CheckoutFlow,
  isStored: (key: StoredKey) => boolean,
): FlowStep | null {
  const purchase = flow.steps.filter(({ id }) => getStepKind(id) === 'default');
  return (
    purchase.find(({ templateId }) => {
      const result = resultOfTemplate[templateId];
      return result !== undefined && !isStored(result);
    }) ??
    purchase.at(-1) ??
    null
  );
}

/**
 * The first step that a buyer at `pathname` must still do, judged by what the steps before it leave
 * in storage; null when nothing is missing. On a page that only other flows have it is the step at
 * which the buyer stopped.
 */
export function findMissingStep(
  flow: CheckoutFlow,
  pathname: string,
  isStored: (key: StoredKey) => boolean,
): FlowStep | null {
  const route = getStepRoute(pathname);
  if (stepOnlyRoutes.includes(route) && !getCurrentStep(flow, route)) {
    return findStoppedStep(flow, isStored);
  }
  const missing = getNeeds(flow, route).find((key) => !isStored(key));
  if (missing === undefined) return null;
  const template = templateOfKey[missing];
  return flow.steps.find(({ templateId }) => templateId === template) ?? flow.steps[0] ?? null;
}
