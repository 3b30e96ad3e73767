import { createPayments } from '../../database/createPayments';
import { createRecoveries } from '../../database/createRecoveries';
import type { RecoveryRow } from '../../database/subscriptionTables';
import type { Payment } from '../../database/tables';
import { ProblemError } from '../../errors/ProblemError';
import type { Services } from '../../Services';
import { findDirectSale } from '../sales/findDirectSale';
import type { Sale } from '../sales/Sale';
import { addDays } from '../subscriptions/localDate';

const lifetimeDays = 30;

export interface KnownRecovery {
  recovery: RecoveryRow;
  /** The payment that failed last. */
  payment: Payment;
  /** The same purchase, at today's price. */
  sale: Sale;
}

/** What is no longer sold as it was (an offer that is over) cannot be taken up again. */
async function findSale(services: Services, payment: Payment): Promise<Sale> {
  const { business, offer, operation, planId, productCode, voucher } = payment;
  const { leadId } = payment.purchase;
  const sold = { business, offer, operation, planId, productCode, voucher };
  try {
    return await findDirectSale(services, { ...sold, type: 'direct', reference: null, leadId });
  } catch (error) {
    throw error instanceof ProblemError ? new ProblemError('not_found') : error;
  }
}

/** @throws ProblemError not_found when it is unknown, paid, older than 30 days, or not sold now. */
export async function findRecovery(services: Services, id: string): Promise<KnownRecovery> {
  const { clock, connection } = services;
  const since = addDays(clock(), -lifetimeDays);
  const recovery = await createRecoveries(connection).getOpen(id, since);
  const payment = recovery && (await createPayments(connection).get(recovery.paymentId));
  if (!payment) throw new ProblemError('not_found');
  return { recovery, payment, sale: await findSale(services, payment) };
}
