import { registry } from './registry';
import { getBrandId } from './saleFlows';

const brands = new Map(
  registry.map((product) => [`${product.business}/${product.code}`, getBrandId(product)]),
);

export const findBrandId = (business: string, productCode: string): string =>
  brands.get(`${business}/${productCode}`) ?? 'none';
