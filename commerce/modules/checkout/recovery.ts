import { type PaymentMethod, paymentMethods } from '@/contract/enumerations';
import type { Recovery } from '@/contract/recovery';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { createPricedPlan } from '../catalogue/pricePlan';
import { findPayment, findPurchase } from '../payments/findPayment';
import { getShownReason } from '../paymentStatus/shownReason';
import type { Payment } from '../payments/Payment';
import { describePaymentLink } from '../payLinks/describePaymentLink';
import { getLead } from '../leads/leads';
import { findDirectSale } from './findSale';
import { findRecentRecovery, type Recovery as StoredRecovery } from '../payLinks/recoveries';
import { joinMethods, type Sale } from './Sale';

/**
 * @throws ProblemError already_paid, which is all that a caller learns of a paid purchase; not_found:
 *   see readRecovery.
 */
export async function getRecovery(services: Services, id: string): Promise<Recovery> {
  const found = await readRecovery(services, id);
  if (found === 'paid') throw new ProblemError('already_paid');
  const { payment, recovery, sale } = found;
  const sold = services.catalogue.getPlan(sale.planId);
  if (!sold) throw new ProblemError('not_found');
  const { plan, product } = sold;
  const failedMethod = getListedMethod(payment);
  const link = await describePaymentLink(services, sale.leadId, product);
  return {
    id,
    ...link,
    plan: createPricedPlan(plan, {
      amount: sale.amount,
      standardAmount: plan.standardAmount,
      locale: link.locale,
      paymentMethods: sortUntriedFirst(sale.paymentMethods, failedMethod),
    }),
    voucher: sale.appliedVoucher,
    failedMethod,
    failedAt: recovery.failedAt.toISOString(),
    declineReason: await getShownReason(services, payment),
  };
}

function getListedMethod({ parts }: Pick<Payment, 'parts'>): PaymentMethod {
  const names = [joinMethods(parts), joinMethods(parts.slice(0, 1))];
  return (
    names
      .map((name) => paymentMethods.find((method) => method === name))
      .find((method) => method !== undefined) ?? 'credit-card'
  );
}

export function sortUntriedFirst(
  methods: readonly PaymentMethod[],
  failed: PaymentMethod,
): PaymentMethod[] {
  const failedParts = failed.split('+');
  const sharesWithFailed = (method: PaymentMethod) =>
    method.split('+').some((part) => failedParts.includes(part));
  return [
    ...methods.filter((method) => !sharesWithFailed(method)),
    ...methods.filter((method) => sharesWithFailed(method)),
  ];
}

interface OpenRecovery {
  recovery: StoredRecovery;
  payment: Payment;
  sale: Sale;
}

async function findSale(services: Services, payment: Payment): Promise<Sale> {
  const { business, flowId, offer, operation, planId, productCode, voucher } = payment;
  const { leadId } = payment.purchase;
  const sold = { business, flowId, offer, operation, planId, productCode, voucher };
  const request = { ...sold, type: 'direct', reference: null, leadId } as const;
  try {
    return await findDirectSale(services, request, await getLead(services.connection, leadId));
  } catch (error) {
    throw error instanceof ProblemError ? new ProblemError('not_found') : error;
  }
}

/** @throws ProblemError not_found when it is unknown, older than 30 days, or not sold now. */
async function readRecovery(services: Services, id: string): Promise<OpenRecovery | 'paid'> {
  const { connection } = services;
  const recovery = await findRecentRecovery(services, id);
  const purchase = recovery && (await findPurchase(connection, recovery.purchaseId));
  if (!recovery || !purchase) throw new ProblemError('not_found');
  if (purchase.paidPaymentId !== null) return 'paid';
  const payment = await findPayment(connection, recovery.paymentId);
  if (!payment) throw new ProblemError('not_found');
  return { recovery, payment, sale: await findSale(services, payment) };
}

/** @throws ProblemError not_found when it is unknown, paid, older than 30 days, or not sold now. */
export async function findRecovery(services: Services, id: string): Promise<OpenRecovery> {
  const found = await readRecovery(services, id);
  if (found === 'paid') throw new ProblemError('not_found');
  return found;
}
