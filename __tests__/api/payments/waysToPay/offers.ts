import { getBrand } from '@/brands/registry';
import type { Brand } from '@/brands/brand';
import type { App } from '@/commerce/http/App';
import { keepBrandMethods } from '@/components/payment/methods/formMethods';
import type { Locale, Operation, PaymentMethod } from '@/contract/enumerations';
import { buildPath, paths } from '@/contract/paths';
import type { Plan, ProductV2 } from '@/contract/product';
import type { CheckoutFlow, ProductConfig } from '@/contract/productConfig';
import { getOfferedMethods, isInPersonMethod } from '@/services/checkout/offeredMethods';
import { productKeyList, productKeys } from '@/services/checkout/productKeys';
import { parseDesignSystemId } from '@/services/checkout/theme';
import { getAcceptedMethods } from '@/server/page/brandMethods.server';

export interface Market {
  locale: Locale;
  operation: Operation;
}

export interface Offer extends Market {
  brand: Brand;
  config: ProductConfig;
  flow: CheckoutFlow;
  product: ProductV2;
  plan: Plan;
  seller: string;
}

/** @throws Error unless the response is 200 */
export async function read<Answer>(
  app: App,
  url: string,
  query: Record<string, string> = {},
): Promise<Answer> {
  const answer = await app.inject({ url, query });
  if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.body}`);
  return answer.json<Answer>();
}

type Products = readonly { product: ProductV2; config: ProductConfig }[];

const asked = new WeakMap<App, Map<string, Promise<Products>>>();

function listProducts(app: App, market: Market): Promise<Products> {
  const known = asked.get(app) ?? new Map<string, Promise<Products>>();
  asked.set(app, known);
  const name = `${market.locale} ${market.operation}`;
  const products = known.get(name) ?? loadProducts(app, market);
  known.set(name, products);
  return products;
}

async function loadProducts(app: App, { locale, operation }: Market): Promise<Products> {
  const found = await Promise.all(
    productKeyList.map(async (key) => {
      const { business, productCode } = productKeys[key];
      const url = buildPath(paths.productV2, { code: productCode });
      const answer = await app.inject({ url, query: { business, operation, locale } });
      if (answer.statusCode === 404) return [];
      const configUrl = buildPath(paths.productConfig, { code: productCode });
      const config = await read<ProductConfig>(app, configUrl, { business, operation });
      return [{ product: answer.json<ProductV2>(), config }];
    }),
  );
  return found.flat();
}

export function getPageBrand({ designSystemId }: ProductConfig, operation: Operation): Brand {
  const { dsProductId } = parseDesignSystemId(designSystemId);
  return getBrand(dsProductId, operation === 'MZ' ? 'pt-MZ' : 'pt-BR');
}

const hasStep = ({ steps }: CheckoutFlow, templateId: string) =>
  steps.some((step) => step.templateId === templateId);

export const findUpsell = ({ steps }: CheckoutFlow) =>
  steps.find(({ templateId }) => templateId === 'upsell-payment')?.props.plan;

function findFlow({ checkoutFlow }: ProductConfig, method: PaymentMethod) {
  if (method === 'default-credit-card') return checkoutFlow.find((flow) => findUpsell(flow));
  if (method.startsWith('livelo')) return checkoutFlow.find((flow) => hasStep(flow, 'livelo-cpf'));
  return checkoutFlow[0];
}

export function isOffered(plan: Plan, brand: Brand, method: PaymentMethod): boolean {
  const methods = getAcceptedMethods(brand);
  if (method.startsWith('livelo')) {
    return [plan.paymentMethods, methods].every((listed) => listed.includes(method));
  }
  // With the card of the previous purchase.
  if (method === 'default-credit-card') return isOffered(plan, brand, 'credit-card');
  const place = isInPersonMethod(method) ? 'inPerson' : 'online';
  const offered: readonly PaymentMethod[] = keepBrandMethods(
    getOfferedMethods(plan.paymentMethods, place),
    { methods },
  );
  return offered.includes(method);
}

export async function listOffers(app: App, market: Market, method: PaymentMethod) {
  const products = await listProducts(app, market);
  return products.flatMap(({ config, product }) => {
    const flow = findFlow(config, method);
    const brand = getPageBrand(config, market.operation);
    const seller = isInPersonMethod(method) ? 'ana' : 'performance';
    return product.plans.map((plan) => ({
      ...market,
      brand,
      config,
      product,
      plan,
      seller,
      flow: flow ?? config.checkoutFlow[0],
      isOffered: flow !== undefined && isOffered(plan, brand, method),
    }));
  });
}

export async function findOffer(
  app: App,
  market: Market,
  method: PaymentMethod,
): Promise<Offer & { isOffered: boolean }> {
  const offers = await listOffers(app, market, method);
  const found = offers.find((offer) => offer.isOffered) ?? offers[0];
  if (!found?.flow) throw new Error(`Nothing is sold in ${market.operation}`);
  return { ...found, flow: found.flow };
}
