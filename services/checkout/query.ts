import type { Business, Locale, Operation } from '@/contract/enumerations';
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
  'host',
  'mode',
  'paymentMethod',
  'isPaymentInPerson',
  '_ga',
] as const;
export type QueryParameter = (typeof queryParameters)[number];

/** A link's parameters after the rules of docs/behaviour.md 4, "Query". */
export type CheckoutQuery = Partial<Record<QueryParameter, string>> & {
  seller: string;
  source: string;
};

const maximumLength = 500;

/** Empty values and unfilled placeholders of link builders (`query_param…`) count as absent. */
function read(parameters: URLSearchParams, name: string): string | undefined {
  const value = parameters.get(name)?.trim();
  if (!value || value.startsWith('query_param')) return undefined;
  return value.slice(0, maximumLength);
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
      read(parameters, 'seller') ?? (read(parameters, 'partner') ? 'franchising' : 'performance'),
    source: read(parameters, 'source')?.replace(/[\\/]/g, '') || 'direto',
  };
  for (const name of queryParameters) {
    const value = read(parameters, name);
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
  business: Business;
  operation: Operation;
  locale: Locale;
  voucher: string | null;
  /** The flow that the link asks for: its campaign may have a price. */
  flowId: string;
}

/** A link of the product's own channel: what is priced for a seller is a partner's. */
const ownSeller = 'performance';

/** What the product call is asked: everything of a link that decides plans and prices. */
export function createProductQuery(
  { offer, plan, planId, planTypes, plans = plan, seller }: CheckoutQuery,
  { business, flowId, locale, operation, voucher }: PricedFor,
): ProductV2Query {
  return {
    business,
    operation,
    ...(locale !== 'pt-BR' && { locale }),
    ...(voucher !== null && { voucher }),
    ...(flowId !== 'default' && { flowId }),
    ...(seller !== ownSeller && { seller }),
    ...(offer !== undefined && { offer }),
    ...(planId !== undefined && { planId }),
    ...(planTypes !== undefined && { planTypes }),
    ...(plans !== undefined && { plans }),
  };
}
