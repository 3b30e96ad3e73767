import type { CatalogPlan } from '../../catalog/CatalogProduct';
import type { Sale, SaleQuestion } from './Sale';

/** A plan for `amount` (minor units), with the plan's own methods and parcels. */
export function saleOfPlan(
  question: SaleQuestion,
  plan: CatalogPlan,
  { amount, description, reference }: Pick<Sale, 'amount' | 'description' | 'reference'>,
): Sale {
  return {
    ...question,
    reference,
    planCode: plan.code,
    planType: plan.type,
    amount,
    currency: plan.currency,
    installments: plan.installments,
    paymentMethods: plan.paymentMethods,
    description,
  };
}
