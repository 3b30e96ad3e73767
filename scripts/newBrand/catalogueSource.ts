import { identifierOf } from './identifierOf';
import type { NewBrand } from './NewBrand';

/** The id of the plan that a new brand sells first. */
export const firstPlanId = (id: string) => `${id}-anual`;

/** The file of commerce/catalog/products/: one yearly plan, sold in the standard flows. */
export function catalogueSource({ business, id, name }: NewBrand): string {
  const quoted = JSON.stringify(name);
  return `import type { CatalogPlan, CatalogProduct } from '../CatalogProduct';
import { standardFlows } from '../standardFlows';

const yearly: CatalogPlan = {
  id: '${firstPlanId(id)}',
  code: '${firstPlanId(id)}',
  name: 'Plano Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 118800,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};

export const ${identifierOf(id)}: CatalogProduct = {
  business: '${business}',
  code: '${id}',
  operation: 'BR',
  name: ${quoted},
  title: ${quoted},
  description: 'Acesso completo por 12 meses',
  legalName: ${JSON.stringify(`${name} Ltda.`)},
  gtm: null,
  designSystemId: '${id}$light',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [],
  offers: [],
  flows: standardFlows(
    { plan: { id: yearly.id, business: '${business}' }, beforePayment: [] },
    yearly,
  ),
};
`;
}
