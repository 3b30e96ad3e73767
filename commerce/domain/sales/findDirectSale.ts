import { invalidField } from '../../errors/invalidField';
import type { Services } from '../../Services';
import { findOffer } from '../findOffer';
import { findVoucher } from '../findVoucher';
import { pricePlan } from '../pricePlan';
import type { Sale, SaleQuestion } from './Sale';

/**
 * A plan of the catalogue, sold for the first time.
 * @throws ProblemError invalid_field for what the catalogue does not have.
 */
export async function findDirectSale(
  { catalog, clock }: Services,
  question: SaleQuestion,
): Promise<Sale> {
  const product = catalog.getProduct(question.productCode, question.business, question.operation);
  if (!product) throw invalidField('/productCode', 'unknown');
  const plan = product.plans.find(({ id }) => id === question.planId);
  if (!plan) throw invalidField('/planId', 'unknown');
  const voucher = question.voucher ? findVoucher(product, plan.id, question.voucher) : undefined;
  if (question.voucher && !voucher) throw invalidField('/voucher', 'unknown');
  const offer = question.offer ? findOffer(product, question.offer, clock()) : undefined;
  if (question.offer && offer?.planId !== plan.id) throw invalidField('/offer', 'unknown');
  return {
    ...question,
    // A first sale is one purchase, however it was come to.
    reference: null,
    planCode: plan.code,
    planType: plan.type,
    amount: pricePlan(plan, voucher, offer).plan.amount,
    currency: plan.currency,
    installments: plan.installments,
    paymentMethods: plan.paymentMethods,
    description: product.name,
  };
}
