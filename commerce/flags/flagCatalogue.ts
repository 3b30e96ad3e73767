import type { CatalogueFlow, CatalogueProduct } from '../modules/catalogue/CatalogueProduct';
import type { Catalogue } from '../modules/catalogue/createCatalogue';
import { getBrandId } from '../modules/catalogue/saleFlows';
import { type FlagContext, type Flags, isMethodOn } from './flags';

type Step = CatalogueFlow['steps'][number];

const isOfUpsell = ({ id }: Step) => id.includes('upsell');
const isOrderBump = ({ templateId }: Step) => templateId === 'order-bump';

export const getFlagContext = (product: CatalogueProduct): FlagContext => ({
  brand: getBrandId(product),
  business: product.business,
  product: product.code,
  operation: product.operation,
});

function createProductView(flags: Flags): (product: CatalogueProduct) => CatalogueProduct {
  const views = new WeakMap<CatalogueProduct, { key: string; view: CatalogueProduct }>();
  return (product) => {
    const context = getFlagContext(product);
    const listed = new Set(product.plans.flatMap(({ paymentMethods }) => paymentMethods));
    const off = {
      methods: [...listed].filter((method) => !isMethodOn(flags, method, context)),
      upsell: !flags.isOn('offer.upsell', context),
      orderBump: !flags.isOn('offer.order-bump', context),
    };
    if (off.methods.length === 0 && !off.upsell && !off.orderBump) return product;
    const key = JSON.stringify(off);
    const known = views.get(product);
    if (known?.key === key) return known.view;
    const isOff = (step: Step) =>
      (off.upsell && isOfUpsell(step)) || (off.orderBump && isOrderBump(step));
    const view: CatalogueProduct = {
      ...product,
      plans: product.plans.map((plan) => ({
        ...plan,
        paymentMethods: plan.paymentMethods.filter((method) => !off.methods.includes(method)),
      })),
      flows: product.flows.map((flow) => ({
        ...flow,
        steps: flow.steps.map((step) => (isOff(step) ? { ...step, isOff: true } : step)),
      })),
    };
    views.set(product, { key, view });
    return view;
  };
}

/**
 * Applies the flags to the catalogue. Offers and payments both look products up here, so no page
 * offers what a payment would refuse.
 */
export function flagCatalogue(catalogue: Catalogue, flags: Flags): Catalogue {
  const viewProduct = createProductView(flags);
  return {
    ...catalogue,
    getProduct(...place) {
      const product = catalogue.getProduct(...place);
      return product && viewProduct(product);
    },
    getPlan(planId) {
      const sold = catalogue.getPlan(planId);
      if (!sold) return undefined;
      const product = viewProduct(sold.product);
      const plan = product.plans.find(({ id }) => id === planId) ?? sold.plan;
      return { product, plan };
    },
  };
}
