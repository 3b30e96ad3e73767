import type { ContractRequest } from '@/contract/contractDocument';
import type { Plan } from '@/contract/product';
import type { CatalogProduct } from '../catalog/CatalogProduct';
import { invalidField } from '../errors/invalidField';
import { findOffer } from './findOffer';
import { findVoucher } from './findVoucher';
import { pricePlan } from './pricePlan';

type ContractOrder = Pick<ContractRequest, 'offer' | 'planId' | 'voucher'>;

/**
 * The plan that a contract is about, priced like the payment will be.
 * @throws ProblemError invalid_field for a plan, voucher or offer that the product does not have.
 */
export function priceContract(product: CatalogProduct, order: ContractOrder, now: Date): Plan {
  const plan = product.plans.find(({ id }) => id === order.planId);
  if (!plan) throw invalidField('/planId', 'unknown');
  const voucher = order.voucher ? findVoucher(product, plan.id, order.voucher) : undefined;
  if (order.voucher && !voucher) throw invalidField('/voucher', 'unknown');
  const offer = order.offer ? findOffer(product, order.offer, now) : undefined;
  if (order.offer && offer?.planId !== plan.id) throw invalidField('/offer', 'unknown');
  return pricePlan(plan, voucher, offer).plan;
}
