import type { Locale, Operation, PlanType } from '@/contract/enumerations';
import type { ProductV2Query } from '@/contract/product';

/** Parameters that a link may carry; any other is kept in the raw query but never read. */
export const queryParameters = [
  'product',
  'productCode',
  'business',
  'planId',
  'plan',
  'plans',
  'planTypes',
  'flowId',
  'route',
  'offer',
  'voucher',
  'locale',
  'partner',
  'contactId',
  'accountId',
  'leadId',
  'name',
  'email',
  'phone',
  'referer',
  'mode',
  'paymentMethod',
  'isPaymentInPerson',
  'reference',
  'fromBank',
  'returnHost',
  'paymentReturn',
  'priceMode',
  'enrollmentSubscriptionId',
  '_ga',
] as const;
export type QueryParameter = (typeof queryParameters)[number];

/** A link's parameters after the rules of docs/behaviour.md 4, "Query". */
export type CheckoutQuery = Partial<Record<QueryParameter, string>> & {
  seller: string;
  source: string;
};

const maximumLength = 500;
/** As long as every call takes a source, and the product call what else says who comes. */
const maximumCallLength = 200;

/** Empty values and unfilled placeholders of link builders (`query_param…`) count as absent. */
const isAbsent = (value: string) => value === '' || value.startsWith('query_param');

/** One parameter of a link, cut to what any call takes; undefined: it is absent. */
export function readParameter(parameters: URLSearchParams, name: string): string | undefined {
  const value = parameters.get(name)?.trim() ?? '';
  return isAbsent(value) ? undefined : value.slice(0, maximumLength);
}

/**
 * A raw query without the parameters that count as absent: what the steps of a flow lead on with. The
 * others keep their bytes and their order, and mean what they meant: where the first of a repeated
 * one is absent, all of them go.
 */
export function dropEmptyParameters(rawQuery: string): string {
  const parameters = new URLSearchParams(rawQuery);
  const isKept = (pair: string) => {
    const [name] = new URLSearchParams(pair).keys();
    return name !== undefined && !isAbsent(parameters.get(name) ?? '');
  };
  return rawQuery.split('&').filter(isKept).join('&');
}

/** What a link says of its buyer. The form is filled from it, and no address goes on with it. */
const personalParameters = ['name', 'email', 'phone', 'document', 'leadId'];

/** A raw query without what says who buys. The others keep their bytes and their order. */
export function dropPersonalParameters(rawQuery: string): string {
  const isKept = (pair: string) =>
    [...new URLSearchParams(pair).keys()].every((name) => !personalParameters.includes(name));
  return rawQuery.split('&').filter(isKept).join('&');
}

/**
 * Reads a raw query string (without '?'): drops empty and `query_param…` values, strips slashes
 * from the source, and applies the defaults seller 'performance' ('franchising' with a partner) and
 * source 'direto'. Of a repeated parameter the first counts.
 */
export function parseQuery(rawQuery: string): CheckoutQuery {
  const parameters = new URLSearchParams(rawQuery);
  const query: CheckoutQuery = {
    seller:
      readParameter(parameters, 'seller') ??
      (readParameter(parameters, 'partner') ? 'franchising' : 'performance'),
    source:
      readParameter(parameters, 'source')?.replace(/[\\/]/g, '').slice(0, maximumCallLength) ||
      'direto',
  };
  for (const name of queryParameters) {
    const value = readParameter(parameters, name);
    if (value !== undefined) query[name] = value;
  }
  // A contact is known by its id only on the VIP route (docs/behaviour.md 6).
  if (query.route !== 'vip') delete query.contactId;
  return query;
}

/**
 * A raw query with one parameter set or, with null, taken out. The other parameters keep their
 * bytes and their order.
 */
export function replaceParameter(rawQuery: string, name: string, value: string | null): string {
  const others = rawQuery
    .split('&')
    .filter((pair) => pair !== '' && new URLSearchParams(pair).get(name) === null);
  const added = value === null ? [] : [new URLSearchParams({ [name]: value }).toString()];
  return [...others, ...added].join('&');
}

interface PricedFor {
  business: string;
  operation: Operation;
  locale: Locale;
  voucher: string | null;
  /** The flow that the link asks for: its campaign may have a price. */
  flowId: string;
  /** Those that the brand sells; a link that names types, plans or an offer may sell others. */
  planTypes?: readonly PlanType[];
}

/**
 * What the product call is asked (docs/behaviour.md 7): everything of a link that decides plans and
 * prices. `flowId` and `locale` are ours; the customer's contract has none.
 */
export function createProductQuery(
  query: CheckoutQuery,
  { business, flowId, locale, operation, planTypes: sold, voucher }: PricedFor,
): ProductV2Query {
  const { offer, plan, planId, plans = plan, priceMode, seller, source } = query;
  const isNamed = [offer, planId, plans].some((value) => value !== undefined);
  const planTypes = query.planTypes ?? (isNamed ? undefined : sold?.join());
  const { accountId, email, enrollmentSubscriptionId, leadId } = query;
  const cut = (value: string | undefined) => value?.slice(0, maximumCallLength);
  const named = {
    ...(voucher !== null && { voucher }),
    offer,
    planId,
    planTypes,
    plans,
    leadId,
    email: cut(email),
    accountId: cut(accountId),
    enrollmentSubscriptionId: cut(enrollmentSubscriptionId),
  };
  return {
    business,
    operation,
    seller,
    source,
    priceMode: priceMode === 'min' ? 'min' : 'default',
    ...(locale !== 'pt-BR' && { locale }),
    ...(flowId !== 'default' && { flowId }),
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
  };
}

/** Whether an answer to such a query may be about one buyer, and is nobody else's to see. */
export const isOfOneBuyer = (query: ProductV2Query): boolean =>
  [query.leadId, query.email, query.accountId, query.enrollmentSubscriptionId].some(
    (value) => value !== undefined,
  );
