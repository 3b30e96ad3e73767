import type { Business, Operation } from '@/contract/enumerations';
import type { Plan } from '@/contract/product';
import type { Catalog } from '../catalog/createCatalog';
import { invalidField } from '../errors/invalidField';
import { findOffer } from './findOffer';
import { findVoucher } from './findVoucher';
import type { OrderedMethod } from './PaymentOrder';
import { pricePlan } from './pricePlan';

export interface PriceQuestion {
  business: Business;
  productCode: string;
  operation: Operation;
  planId: string;
  voucher: string | null;
  offer: string | null;
  method: OrderedMethod;
}

function pricedPlan(catalog: Catalog, question: PriceQuestion, now: Date): Plan {
  const product = catalog.getProduct(question.productCode, question.business, question.operation);
  if (!product) throw invalidField('/productCode', 'unknown');
  const plan = product.plans.find(({ id }) => id === question.planId);
  if (!plan) throw invalidField('/planId', 'unknown');
  const voucher = question.voucher ? findVoucher(product, plan.id, question.voucher) : undefined;
  if (question.voucher && !voucher) throw invalidField('/voucher', 'unknown');
  const offer = question.offer ? findOffer(product, question.offer, now) : undefined;
  if (question.offer && offer?.planId !== plan.id) throw invalidField('/offer', 'unknown');
  return pricePlan(plan, voucher, offer).plan;
}

/**
 * What a payment costs by the catalogue, whatever the buyer's page believed.
 * @returns The plan as priced, and the total of the method (minor units), interest included.
 * @throws ProblemError invalid_field when the catalogue does not have what is asked.
 */
export function priceOrder(
  catalog: Catalog,
  question: PriceQuestion,
  now: Date,
): { plan: Plan; total: number } {
  const plan = pricedPlan(catalog, question, now);
  const { method } = question;
  if (!plan.paymentMethods.includes(method.method)) {
    throw invalidField('/paymentMethods/0/method', 'unavailable');
  }
  if (method.method !== 'credit-card') return { plan, total: plan.amount };
  const installment = plan.installments.find(({ id }) => id === method.installments);
  if (!installment) throw invalidField('/paymentMethods/0/installments', 'unavailable');
  return { plan, total: installment.totalValue };
}
