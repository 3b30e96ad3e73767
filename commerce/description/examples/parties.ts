import { createPricedPlan } from '../../modules/catalogue/pricePlan';
import type { CataloguePlan, CatalogueProduct } from '../../modules/catalogue/CatalogueProduct';

/** Who and what the examples are about, the same in each. A test compares them with one another. */

export const ids = {
  lead: '4f6c1a52-7b1e-4c53-9a43-0f5b3f2d8c11',
  payment: '9d3a6a0e-52c4-4f0a-8a7b-1b2c3d4e5f60',
  token: 'mP2vX9qT4sLw7RkZ1bYc8NhE5uJa3DfG',
  invoice: 'hV3nQ8wY2rTk6LxP1zMd9FgS4cBj7EaU',
  subscription: 'tR5kW1xZ8mQy4NvB7pLc2HsD9gFj6AeK',
  offer: 'cN7bY4vT1jXq9SmE6wRz3KhP8dGf2LaU',
  recovery: 'gK2sM6zD9tHw3QpC8xVn5RbY1jLf7EaT',
  agreement: 'pL9dF3hJ7kSq1WzX5cVb8NmR2tYg6EaU',
  livelo: 'wB4nH8mK2vCx6ZsD1fGj9LqP5rTy3EaU',
} as const;

export const times = {
  bought: '2030-01-31T12:00:00.000Z',
  paid: '2030-01-31T12:04:00.000Z',
  inAWeek: '2030-02-07T12:00:00.000Z',
  inAYear: '2031-01-31T12:00:00.000Z',
} as const;

export const profile = 'card_8f14e45f';
export const document = '12345678909';

/** Minor units: what the sandbox, like most providers, takes as an installment. */
const minimum = 500;

export function createPlan(plan: CataloguePlan, amount = plan.standardAmount) {
  const installments = { ...plan.installments, minimum };
  return createPricedPlan(
    { ...plan, installments },
    { amount, standardAmount: plan.standardAmount },
  );
}

export function getPlan({ plans }: Pick<CatalogueProduct, 'plans'>, id: string): CataloguePlan {
  const plan = plans.find((each) => each.id === id);
  if (!plan) throw new Error(`The catalogue has no plan ${id} for the examples`);
  return plan;
}

export const createLink = (product: CatalogueProduct) => ({
  buyer: {
    name: 'Buyer of Examples',
    email: 'b•••@example.com',
    phone: '••• 4321',
    documentType: 'cpf',
  },
  product: {
    code: product.code,
    business: product.business,
    operation: product.operation,
    name: product.name,
    description: product.description,
    legalName: product.legalName,
  },
  locale: 'pt-BR',
});
