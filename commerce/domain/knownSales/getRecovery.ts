import type { Recovery } from '@/contract/recovery';
import { ProblemError } from '../../errors/ProblemError';
import type { Services } from '../../Services';
import { findVoucher } from '../findVoucher';
import { planAtPrice } from '../planAtPrice';
import { describeSale } from './describeSale';
import { findRecovery } from './findRecovery';
import { methodOf, offerOthersFirst } from './methodOf';

/** @throws ProblemError not_found: see findRecovery. */
export async function getRecovery(services: Services, id: string): Promise<Recovery> {
  const { payment, recovery, sale } = await findRecovery(services, id);
  const known = services.catalog.getPlan(sale.planId);
  if (!known) throw new ProblemError('not_found');
  const { plan, product } = known;
  const failedMethod = methodOf(payment);
  const voucher = findVoucher(product, plan.id, sale.voucher ?? undefined);
  return {
    id,
    ...(await describeSale(services, sale.leadId, product)),
    plan: planAtPrice(plan, {
      amount: sale.amount,
      standardAmount: plan.standardAmount,
      paymentMethods: offerOthersFirst(sale.paymentMethods, failedMethod),
    }),
    // An offer is a final price: no voucher was taken off it.
    voucher: voucher && !sale.offer ? { code: voucher.code, discount: voucher.discount } : null,
    failedMethod,
    failedAt: recovery.failedAt.toISOString(),
    declineReason: payment.parts.find(({ declineReason }) => declineReason)?.declineReason ?? null,
  };
}
