import type { Locale, Operation, PlanType } from '@/contract/enumerations';
import type { ProductV2Query } from '@/contract/product';
import { type LinkParameter, saleParameters } from '@/domain/link/linkParameters';
import { isAbsent, type LinkPart, readLink, splitLink } from '@/domain/link/readLink';

export const queryParameters = [
  ...saleParameters,
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
  'orderNumber',
  'paymentReturn',
  'paidStep',
  'priceMode',
  'enrollmentSubscriptionId',
  '_ga',
] as const satisfies readonly LinkParameter[];
export type QueryParameter = (typeof queryParameters)[number];

export type CheckoutQuery = Partial<Record<QueryParameter, string>> & {
  seller: string;
  source: string;
};

function joinParts(parts: readonly LinkPart[], isKept: (part: LinkPart) => boolean): string {
  return parts
    .map((part, index) => {
      const earlier = parts[index - 1];
      // Behind another part this separator may mean nothing.
      const separator = earlier && isKept(earlier) ? part.separator : '&';
      return isKept(part) ? separator + part.text : '';
    })
    .join('')
    .replace(/^&/, '');
}

export const dropEmptyParameters = (rawQuery: string): string =>
  joinParts(splitLink(rawQuery), ({ value }) => !isAbsent(value));

const personalParameters: readonly string[] = [
  'name',
  'email',
  'phone',
  'document',
  'leadId',
] satisfies readonly LinkParameter[];

export function dropPersonalParameters(rawQuery: string): string {
  return joinParts(splitLink(rawQuery), ({ name }) => !personalParameters.includes(name));
}

/**
 * Parses a raw query string (without '?'), and applies the defaults seller 'performance'
 * ('franchising' with a partner) and source 'direto' (docs/behaviour.md 4, "Query").
 */
export function parseQuery(rawQuery: string): CheckoutQuery {
  const read = readLink(rawQuery);
  const query: CheckoutQuery = {
    seller: read.get('seller') ?? (read.has('partner') ? 'franchising' : 'performance'),
    source: read.get('source') ?? 'direto',
  };
  for (const name of queryParameters) {
    const value = read.get(name);
    if (value !== undefined) query[name] = value;
  }
  // Only the VIP route identifies a contact by its id (docs/behaviour.md 6).
  if (query.route !== 'vip') delete query.contactId;
  return query;
}

export function replaceParameter(rawQuery: string, name: string, value: string | null): string {
  const others = joinParts(splitLink(rawQuery), (part) => part.text !== '' && part.name !== name);
  const added = value === null ? '' : new URLSearchParams({ [name]: value }).toString();
  return [others, added].filter((query) => query !== '').join('&');
}

interface PricedFor {
  business: string;
  operation: Operation;
  locale: Locale;
  voucher: string | null;
  flowId: string;
  planTypes?: readonly PlanType[];
}

export function createProductQuery(
  query: CheckoutQuery,
  { business, flowId, locale, operation, planTypes: sold, voucher }: PricedFor,
): ProductV2Query {
  const { offer, plan, planId, plans = plan, priceMode, seller, source } = query;
  const isNamed = [offer, planId, plans].some((value) => value !== undefined);
  const planTypes = query.planTypes ?? (isNamed ? undefined : sold?.join());
  const { accountId, email, enrollmentSubscriptionId, leadId } = query;
  const named = {
    ...(voucher !== null && { voucher }),
    offer,
    planId,
    planTypes,
    plans,
    leadId,
    email,
    accountId,
    enrollmentSubscriptionId,
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

export const isOfOneBuyer = (
  query: Pick<ProductV2Query, 'accountId' | 'email' | 'enrollmentSubscriptionId' | 'leadId'>,
): boolean =>
  [query.leadId, query.email, query.accountId, query.enrollmentSubscriptionId].some(
    (value) => value !== undefined,
  );
