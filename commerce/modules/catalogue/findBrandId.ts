import { registry } from './registry';
import { getBrandId } from './saleFlows';

const brands = new Map(
  registry.map((product) => [`${product.business}/${product.code}`, getBrandId(product)]),
);

/** The brand that sells a product; what is sold no more, and is still paid, is of none. */
export const findBrandId = (business: string, productCode: string): string =>
  brands.get(`${business}/${productCode}`) ?? 'none';
