import type { Payment } from '../database/tables';
import { createPayments } from '../database/createPayments';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { applyCharge } from './applyCharge';
import { isSimulatable } from './isSimulatable';

/**
 * Pays an open Pix, slip or M-Pesa at a test provider, as its buyer would. A payment that is not
 * open is answered as it is.
 * @throws ProblemError not_found for an unknown payment, and always where payments are real.
 */
export async function simulatePayment(services: Services, token: string): Promise<Payment> {
  const { connection, provider, clock, allowsSimulation } = services;
  const payment = await createPayments(connection).getByToken(token);
  if (!payment || !allowsSimulation || !provider.simulatePayment) {
    throw new ProblemError('not_found');
  }
  if (!isSimulatable(payment)) return payment;
  const { bankSlipId, mpesaId, pixTxid } = payment;
  await provider.simulatePayment({ bankSlipId, mpesaId, pixTxid });
  const charge = await provider.findCharge(payment.id);
  if (!charge) throw new ProblemError('upstream_error');
  return connection.transaction((transaction) =>
    applyCharge(transaction, charge, 'provider', clock()),
  );
}
