import type { Operation, TemplateId } from '@/contract/enumerations';
import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import { readStored } from '../storage';
import type { StoredKey, StoredValues } from '../storage';
import { isPaymentLinkFlow } from './paymentLinks';
import { getTokenKey } from './paymentStep';
import { isUpsellPage, paymentVerificationRoute, routes, subscriptionWelcomeRoute } from './routes';
import { getCurrentStep, getStepKind, getSteps } from './steps';

const resultByTemplate: Partial<Record<TemplateId, StoredKey>> = {
  lead: 'dataLead',
  'phone-verification': 'verifiedLeadId',
  'select-school': 'chosenSchool',
  md: 'contractLeadId',
  payment: 'purchaseToken',
  'upsell-payment': 'upsellToken',
  recovery: 'purchaseToken',
};

/**
 * Pages that a payment leads to although the flow does not name them, and what they need. They do not
 * need the contact, because another tab forgets it at the end of its purchase.
 */
const requiredKeysByRoute = new Map<string, readonly StoredKey[]>([
  [routes.pix, ['dataPix']],
  [paymentVerificationRoute, ['purchaseToken']],
  [subscriptionWelcomeRoute, ['purchaseToken']],
]);

const tokenByReceipt = new Map<string, StoredKey>([
  [routes.success, 'purchaseToken'],
  [routes['upsell-success'], 'upsellToken'],
]);

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

const templateByKey: Partial<Record<StoredKey, TemplateId>> = {
  dataLead: 'lead',
  dataPix: 'payment',
  contractLeadId: 'md',
  purchaseToken: 'payment',
  upsellToken: 'upsell-payment',
  verifiedLeadId: 'phone-verification',
  chosenSchool: 'select-school',
};

const getResults = (steps: readonly FlowStep[]): StoredKey[] =>
  steps.flatMap(({ templateId }) => resultByTemplate[templateId] ?? []);

function getRequiredKeysOfRoute(flow: CheckoutFlow, route: string): readonly StoredKey[] {
  const needs = requiredKeysByRoute.get(route) ?? [];
  if (!isPaymentLinkFlow(flow)) return needs;
  const tokenKey = getTokenKey(flow.steps[0] ?? null);
  return needs.map((key) => (key === 'purchaseToken' ? tokenKey : key));
}

function getRequiredKeys(flow: CheckoutFlow, route: string): readonly StoredKey[] {
  const position = flow.steps.findIndex(({ templateId }) => routes[templateId] === route);
  return position === -1
    ? getRequiredKeysOfRoute(flow, route)
    : getResults(flow.steps.slice(0, position));
}

function findStoppedStep(
  flow: CheckoutFlow,
  isStored: (key: StoredKey) => boolean,
): FlowStep | null {
  const purchase = flow.steps.filter(({ id }) => getStepKind(id) === 'default');
  return (
    purchase.find(({ templateId }) => {
      const result = resultByTemplate[templateId];
      return result !== undefined && !isStored(result);
    }) ??
    purchase.at(-1) ??
    null
  );
}

/**
 * Finds the first step that a buyer at `route` must still do, judged by what the steps before it
 * store; null when nothing is missing. On a page that only other flows have, it is the step at which
 * the buyer stopped.
 */
export function findMissingStep(
  flow: CheckoutFlow,
  route: string,
  isStored: (key: StoredKey) => boolean,
): FlowStep | null {
  if (stepOnlyRoutes.includes(route) && !getCurrentStep(flow, route)) {
    return findStoppedStep(flow, isStored);
  }
  const receipt = tokenByReceipt.get(route);
  if (receipt !== undefined && isStored(receipt)) return null;
  const missing = getRequiredKeys(flow, route).find((key) => !isStored(key));
  if (missing === undefined) return null;
  const template = templateByKey[missing];
  return flow.steps.find(({ templateId }) => templateId === template) ?? flow.steps[0] ?? null;
}

/**
 * The payment step that a page leads to or is part of; null on the pages after it.
 * @param route the page's `stepRoute`
 */
export function findNextPayment({ steps }: CheckoutFlow, route: string): FlowStep | null {
  const page = steps.findIndex(({ templateId }) => routes[templateId] === route);
  const wanted = isUpsellPage(route) ? 'upsell-payment' : 'payment';
  const payment = steps.findIndex(({ templateId }) => templateId === wanted);
  const isBefore = page === -1 ? route.startsWith('/livelo/') : page <= payment;
  return isBefore ? (steps[payment] ?? null) : null;
}

export interface LeadProduct {
  business: string;
  productCode: string;
  operation: Operation;
}

export const nameProduct = ({ business, operation, productCode }: LeadProduct): string =>
  [operation, business, productCode].join(' ');

/** Whether this is the product of the lead's form; a lead whose product is not known fits each. */
export const isLeftFor = (
  { leftFor }: Pick<StoredValues['dataLead'], 'leftFor'>,
  product: LeadProduct,
): boolean => leftFor === undefined || leftFor === nameProduct(product);

/**
 * Finds the step at which the buyer leaves a contact again, because the stored lead is for another
 * product: the service does not sell this product to it. null: the lead fits, or the page is not
 * between the lead and the payment.
 * @param stepRoute the page's
 */
export function findLeadElsewhere(
  flow: CheckoutFlow,
  stepRoute: string,
  product: LeadProduct,
): FlowStep | null {
  if (isLeftFor(readStored('dataLead') ?? {}, product)) return null;
  const purchase = getSteps(flow, 'default');
  const find = (template: TemplateId) =>
    purchase.findIndex(({ templateId }) => templateId === template);
  const [lead, payment] = [find('lead'), find('payment')];
  const position = purchase.findIndex(({ templateId }) => routes[templateId] === stepRoute);
  const isAsked = lead !== -1 && position > lead && position <= payment;
  return isAsked ? (purchase[lead] ?? null) : null;
}

const keysBoundToLead: readonly StoredKey[] = ['verifiedLeadId', 'contractLeadId'];

export function isResultStored(key: StoredKey): boolean {
  const value = readStored(key);
  if (!keysBoundToLead.includes(key)) return value !== null;
  return value !== null && value === readStored('dataLead')?.leadId;
}
