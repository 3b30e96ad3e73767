import type { Locale } from '@/contract/enumerations';
import type { KnownSaleTemplate } from './knownSale';
import { getKnownSaleFlow } from './knownSaleFlows';
import { createKnownSaleQuery } from './knownSaleQuery';
import type { KnownSale, LoadedKnownSale } from './knownSales';
import { loadConfig, loadSeller } from './loadCatalogue';
import type { LoadedCheckout } from './loadCheckout';
import { parseQuery, type CheckoutQuery } from './parseQuery';
import { resolveLocale, resolveOperation, type Operation } from './resolveLocale';

/** The link's language where the sale is made in it, else the one in which the buyer came. */
function getLocale(query: CheckoutQuery, { locale, product }: KnownSale): Locale {
  const asked = resolveLocale(query);
  const isAsked = query.locale === asked && resolveOperation(asked) === product.operation;
  return isAsked ? asked : locale;
}

interface KnownLink<Template extends KnownSaleTemplate> {
  template: Template;
  id: string;
  loaded: LoadedKnownSale<Template>;
  /** The link's, without '?'. */
  rawQuery: string;
}

interface KnownCheckout {
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
export async function loadKnownCheckout<Template extends KnownSaleTemplate>({
  id,
  loaded: { product, sale },
  rawQuery: linked,
  template,
}: KnownLink<Template>): Promise<KnownCheckout> {
  const { business, code: productCode, operation } = sale.product;
  const locale = getLocale(parseQuery(linked), sale);
  const rawQuery = createKnownSaleQuery(linked, { template, id, business, productCode, locale });
  const query = parseQuery(rawQuery);
  const [config, seller] = await Promise.all([
    loadConfig(productCode, { business, operation }),
    loadSeller(query.source, { seller: query.seller, operation, product: productCode }),
  ]);
  const own = getKnownSaleFlow(template);
  const flow = config.checkoutFlow.find(({ id: flowId }) => flowId === own.id) ?? own;
  return {
    rawQuery,
    query,
    locale,
    operation,
    checkout: { business, productCode, config, product, seller, flow, voucher: null },
  };
}
