import type { Business, Locale } from '@/contract/enumerations';
import type { PaymentLink, LoadedPaymentLink } from './loadPaymentLink';
import { loadConfig, type LoadedCheckout, loadSeller } from './loadCheckout.server';
import {
  type Locale as KnownSaleQueryLocale,
  type Operation,
  resolveLocale,
  resolveOperation,
} from './locale';
import {
  getPaymentLinkFlow,
  idParameter,
  paymentLinkFlowIds,
  type PaymentLinkTemplate,
  referenceParameter,
} from './paymentLinks';
import { type CheckoutQuery, parseQuery, type QueryParameter, replaceParameter } from './query';

/** The link's language where the sale is made in it, else the one in which the buyer came. */
function getLocale(query: CheckoutQuery, { locale, product }: PaymentLink): Locale {
  const asked = resolveLocale(query);
  const isAsked = query.locale === asked && resolveOperation(asked) === product.operation;
  return isAsked ? asked : locale;
}

interface PaymentLinkAddress<Template extends PaymentLinkTemplate> {
  template: Template;
  id: string;
  loaded: LoadedPaymentLink<Template>;
  /** The link's, without '?'. */
  rawQuery: string;
}

interface PaymentLinkCheckout {
  /** With what the pages after the payment need (`createKnownSaleQuery`). */
  rawQuery: string;
  query: CheckoutQuery;
  locale: Locale;
  operation: Operation;
  checkout: Omit<LoadedCheckout, 'locale' | 'operation'>;
}

/**
 * What a step page has besides its product, for a page whose product comes with the id.
 * @throws HttpError, NoAnswerError
 */
export async function loadKnownCheckout<Template extends PaymentLinkTemplate>({
  id,
  loaded: { product, sale },
  rawQuery: linked,
  template,
}: PaymentLinkAddress<Template>): Promise<PaymentLinkCheckout> {
  const { business, code: productCode, operation } = sale.product;
  const locale = getLocale(parseQuery(linked), sale);
  const rawQuery = createPaymentLinkQuery(linked, { template, id, business, productCode, locale });
  const query = parseQuery(rawQuery);
  const [config, seller] = await Promise.all([
    loadConfig(productCode, { business, operation }),
    loadSeller(query.source, { seller: query.seller, operation, product: productCode }),
  ]);
  const own = getPaymentLinkFlow(template);
  const flow = config.checkoutFlow.find(({ id: flowId }) => flowId === own.id) ?? own;
  return {
    rawQuery,
    query,
    locale,
    operation,
    checkout: { business, productCode, config, product, seller, flow, voucher: null },
  };
}

/** What a link might say about product, plan and flow; here the id has the say. */
const parametersSetById: readonly (QueryParameter | typeof idParameter)[] = [
  idParameter,
  'product',
  'planId',
  'plan',
  'plans',
  'planTypes',
  'offer',
  'voucher',
  'route',
];

interface PaymentLinkReference {
  template: PaymentLinkTemplate;
  id: string;
  business: Business;
  productCode: string;
  locale: KnownSaleQueryLocale;
}

/**
 * The query that the pages after the payment are opened with, so that they find product, flow and
 * the way back after a reload. What else the link said (seller, source, mode) keeps its bytes.
 */
export function createPaymentLinkQuery(
  rawQuery: string,
  { business, id, locale, productCode, template }: PaymentLinkReference,
): string {
  const cleared = parametersSetById.reduce(
    (left, name) => replaceParameter(left, name, null),
    rawQuery,
  );
  const named = {
    productCode,
    business,
    flowId: paymentLinkFlowIds[template],
    locale,
    [referenceParameter]: id,
  };
  return Object.entries(named).reduce(
    (built, [name, value]) => replaceParameter(built, name, value),
    cleared,
  );
}
