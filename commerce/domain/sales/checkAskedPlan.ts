import type { CatalogPlan, CatalogProduct } from '../../catalog/CatalogProduct';
import { invalidField } from '../../errors/invalidField';
import type { SaleQuestion } from './Sale';

interface Known {
  plan: CatalogPlan;
  product: CatalogProduct;
}

/**
 * What is paid later has its product and plan already, and no voucher or offer changes its price: a
 * caller that names others means something else.
 * @throws ProblemError invalid_field.
 */
export function checkAskedPlan(question: SaleQuestion, { plan, product }: Known): void {
  if (question.business !== product.business) throw invalidField('/business', 'unknown');
  if (question.productCode !== product.code) throw invalidField('/productCode', 'unknown');
  if (question.operation !== product.operation) throw invalidField('/operation', 'unknown');
  if (question.planId !== plan.id) throw invalidField('/planId', 'unknown');
  if (question.voucher !== null) throw invalidField('/voucher', 'unavailable');
  if (question.offer !== null) throw invalidField('/offer', 'unavailable');
}
