import type { TemplateId } from '@/contract/enumerations';
import type { CheckoutFlow, FlowStep } from '@/contract/product';
import type { StoredKey } from '../storage/storedValues';
import { paymentVerificationRoute, routes } from './routes';

/** What a finished step leaves in storage for the steps after it. */
const resultOfTemplate: Partial<Record<TemplateId, StoredKey>> = {
  lead: 'dataLead',
  'phone-verification': 'verifiedLeadId',
  'select-school': 'chosenSchool',
  md: 'contractLeadId',
  payment: 'purchaseToken',
  'upsell-payment': 'upsellToken',
};

/** Pages that a payment leads to without the flow naming them, and what they need. */
const needsOfRoute = new Map<string, readonly StoredKey[]>([
  [routes.pix, ['dataLead', 'dataPix']],
  [paymentVerificationRoute, ['dataLead', 'purchaseToken']],
]);

const templateOfKey: Partial<Record<StoredKey, TemplateId>> = {
  dataLead: 'lead',
  dataPix: 'payment',
  contractLeadId: 'md',
  purchaseToken: 'payment',
  upsellToken: 'upsell-payment',
  verifiedLeadId: 'phone-verification',
  chosenSchool: 'select-school',
};

function getNeeds(flow: CheckoutFlow, pathname: string): readonly StoredKey[] {
  const position = flow.steps.findIndex(({ templateId }) => routes[templateId] === pathname);
  if (position === -1) return needsOfRoute.get(pathname) ?? [];
  return flow.steps
    .slice(0, position)
    .flatMap(({ templateId }) => resultOfTemplate[templateId] ?? []);
}

/**
 * The first step that a buyer at `pathname` must still do, judged by what the steps before it leave
 * in storage; null when nothing is missing.
 */
export function findMissingStep(
  flow: CheckoutFlow,
  pathname: string,
  isStored: (key: StoredKey) => boolean,
): FlowStep | null {
  const missing = getNeeds(flow, pathname).find((key) => !isStored(key));
  if (missing === undefined) return null;
  const template = templateOfKey[missing];
  return flow.steps.find(({ templateId }) => templateId === template) ?? flow.steps[0] ?? null;
}
