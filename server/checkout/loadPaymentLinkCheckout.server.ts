import type { Locale } from '@/contract/enumerations';
import type { PaymentLink, LoadedPaymentLink } from '@/services/checkout/loadPaymentLink';
import { findLocale } from '@/services/checkout/locale';
import type { PageRequest } from '@/services/checkout/page';
import { getPaymentLinkFlow } from '@/services/checkout/paymentLinkFlows';
import {
  idParameter,
  paymentLinkFlowIds,
  type PaymentLinkTemplate,
  referenceParameter,
} from '@/services/checkout/paymentLinks';
import { parseQuery, type QueryParameter, replaceParameter } from '@/services/checkout/query';
import { loadConfig, type LoadedCheckout, loadPart, loadSeller } from './loadCheckout.server';

function getLocale(asked: PageRequest, { locale, product }: PaymentLink): Locale {
  const isNamed = findLocale(asked.query.locale ?? '') === asked.locale;
  const isAsked = isNamed && asked.operation === product.operation;
  return isAsked ? asked.locale : locale;
}

interface PaymentLinkAddress<Template extends PaymentLinkTemplate> {
  template: Template;
  id: string;
  loaded: LoadedPaymentLink<Template>;
  request: PageRequest;
}

interface PaymentLinkCheckout {
  request: PageRequest;
  checkout: LoadedCheckout;
}

/**
 * Loads what a step page needs besides its product, for a page whose product comes with the id.
 * @throws UnresolvedLinkError
 */
export async function loadPaymentLinkCheckout<Template extends PaymentLinkTemplate>({
  id,
  loaded: { product, sale },
  request,
  template,
}: PaymentLinkAddress<Template>): Promise<PaymentLinkCheckout> {
  const { business, code: productCode, operation } = sale.product;
  const locale = getLocale(request, sale);
  const reference = { template, id, business, productCode, locale };
  const rawQuery = createPaymentLinkQuery(request.rawQuery, reference);
  const query = parseQuery(rawQuery);
  const [config, seller] = await Promise.all([
    loadPart('product', loadConfig(productCode, { business, operation })),
    loadPart(
      'seller',
      loadSeller(query.source, { seller: query.seller, operation, product: productCode }),
    ),
  ]);
  const own = getPaymentLinkFlow(template);
  const flow = config.checkoutFlow.find(({ id: flowId }) => flowId === own.id) ?? own;
  return {
    request: { ...request, rawQuery, query, locale, operation },
    checkout: { business, productCode, config, product, seller, flow, voucher: null },
  };
}

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
  business: string;
  productCode: string;
  locale: Locale;
}

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
