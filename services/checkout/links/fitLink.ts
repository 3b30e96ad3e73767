import type { CheckoutFlow, Plan } from '@/contract/product';
import { isInPerson } from '../payment/isInPerson';
import {
  getOfferedMethods,
  isOfferedMethod,
  type OfferedMethod,
  type SalePlace,
} from '../payment/offeredMethods';
import { parseQuery } from '../parseQuery';
import { productKeys } from '../productKeys';
import { resolveFlow } from '../resolveFlow';
import { createLinkQuery } from './createLink';
import type { LinkChoice } from './linkChoice';
import { getPeruvianPlans, isPeruvian } from './linkLocales';

/** What a product has to choose from; undefined until the service has answered. */
export interface LinkSource {
  flows: readonly CheckoutFlow[] | undefined;
  plans: readonly Plan[] | undefined;
}

/** A link that keeps what it promises, and what it can be changed to. */
export interface FittedLink {
  /** What was asked for, without what cannot be combined as far as that is known. */
  choice: LinkChoice;
  flow: CheckoutFlow | undefined;
  flows: readonly CheckoutFlow[];
  plans: readonly Plan[];
  /** Empty: the flow has chosen. */
  methods: readonly OfferedMethod[];
  /** Whether a seller can take the payment face to face, whichever plan the flow decides on. */
  isSoldInPerson: boolean;
}

const methodsOf = (plans: readonly Plan[], place?: SalePlace) => [
  ...new Set(plans.flatMap(({ paymentMethods }) => getOfferedMethods(paymentMethods, place))),
];

/** Whether a link to a flow really leads there; a voucher may force another (spec section 4). */
function isReached(flow: CheckoutFlow, flows: readonly CheckoutFlow[], choice: LinkChoice) {
  const query = parseQuery(createLinkQuery({ ...choice, flowId: flow.id }));
  return resolveFlow(flows, query, productKeys[choice.product].business)?.id === flow.id;
}

function getFlows({ flows = [], plans }: LinkSource, wish: LinkChoice, sold: readonly Plan[]) {
  return flows.filter(
    (flow) =>
      // An offer is known by its id, which a link of its own carries.
      flow.id !== 'offer' &&
      isPeruvian(flow) === (wish.locale === 'es-PE') &&
      (!plans || !isOfferedMethod(flow.id) || methodsOf(sold).includes(flow.id)) &&
      isReached(flow, flows, wish),
  );
}

/** Leaves out of a wish what cannot be combined, and says what can. */
export function fitLink(
  { flows: offered, plans: priced }: LinkSource,
  wish: LinkChoice,
): FittedLink {
  const plans =
    priced && wish.locale === 'es-PE' ? getPeruvianPlans(offered ?? [], priced) : priced;
  const plan = plans?.find(({ id }) => id === wish.planId);
  const sold = plan ? [plan] : (plans ?? []);
  const flows = getFlows({ flows: offered, plans }, wish, sold);
  const flow = flows.find(({ id }) => id === wish.flowId) ?? flows[0];
  const isSoldInPerson =
    sold.length > 0 && sold.every(({ paymentMethods }) => paymentMethods.some(isInPerson));
  const isThere = wish.isInPerson && (isSoldInPerson || !plans);
  const methods =
    flow && isOfferedMethod(flow.id) ? [] : methodsOf(sold, isThere ? 'inPerson' : 'online');
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
