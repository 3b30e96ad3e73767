import { paymentMethods } from '@/services/api/payment';
import type { Plan } from '@/contract/product';
import type { CheckoutFlow } from '@/contract/productConfig';
import { resolveFlow } from '@/services/checkout/resolveFlow';
import {
  getOfferedMethods,
  isInPersonMethod,
  isOfferedMethod,
  type OfferedMethod,
  type PaymentPlace,
} from '@/services/checkout/offeredMethods';
import { productKeys } from '@/services/checkout/productKeys';
import { parseQuery } from '@/services/checkout/query';
import { createLinkQuery, getPeruvianPlans, isPeruvian, type LinkChoice } from './createLink';

export interface LinkSource {
  flows: readonly CheckoutFlow[] | undefined;
  plans: readonly Plan[] | undefined;
}

export interface NormalizedLink {
  choice: LinkChoice;
  flow: CheckoutFlow | undefined;
  flows: readonly CheckoutFlow[];
  plans: readonly Plan[];
  /** Empty: the flow fixes the method. */
  methods: readonly OfferedMethod[];
  isSoldInPerson: boolean;
}

const getMethods = (plans: readonly Plan[], place?: PaymentPlace) => [
  ...new Set(plans.flatMap(({ paymentMethods }) => getOfferedMethods(paymentMethods, place))),
];

/** A voucher may force another flow than the link's (docs/behaviour.md 4). */
function isReached(flow: CheckoutFlow, flows: readonly CheckoutFlow[], choice: LinkChoice) {
  const query = parseQuery(createLinkQuery({ ...choice, flowId: flow.id }));
  return resolveFlow(flows, query, productKeys[choice.product].business)?.id === flow.id;
}

function getFlows({ flows = [], plans }: LinkSource, wish: LinkChoice, sold: readonly Plan[]) {
  return flows.filter(
    (flow) =>
      // An offer is identified by its id, which its own kind of link carries.
      flow.id !== 'offer' &&
      isPeruvian(flow) === (wish.locale === 'es-PE') &&
      (!plans || !isOfMethod(flow.id) || getMethods(sold).includes(flow.id)) &&
      isReached(flow, flows, wish),
  );
}

const isOfMethod = (flowId: string): flowId is OfferedMethod =>
  paymentMethods.some((method) => method === flowId && isOfferedMethod(method));

export function normalizeLink(
  { flows: offered, plans: priced }: LinkSource,
  wish: LinkChoice,
): NormalizedLink {
  const plans =
    priced && wish.locale === 'es-PE' ? getPeruvianPlans(offered ?? [], priced) : priced;
  const plan = plans?.find(({ id }) => id === wish.planId);
  const sold = plan ? [plan] : (plans ?? []);
  const flows = getFlows({ flows: offered, plans }, wish, sold);
  const flow = flows.find(({ id }) => id === wish.flowId) ?? flows[0];
  const isSoldInPerson =
    sold.length > 0 && sold.every(({ paymentMethods }) => paymentMethods.some(isInPersonMethod));
  const isThere = wish.isInPerson && (isSoldInPerson || !plans);
  const methods =
    flow && isOfMethod(flow.id) ? [] : getMethods(sold, isThere ? 'inPerson' : 'online');
  const paymentMethod = plans
    ? methods.find((method) => method === wish.paymentMethod)
    : wish.paymentMethod;
  const choice = {
    ...wish,
    flowId: flow?.id ?? wish.flowId,
    planId: (plans ? plan?.id : wish.planId) ?? '',
    paymentMethod: paymentMethod ?? '',
    isInPerson: isThere,
  };
  return { choice, flow, flows, plans: plans ?? [], methods, isSoldInPerson };
}
