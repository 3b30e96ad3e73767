import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { applyCharge } from './applyCharge';
import type { Payment } from './Payment';
import { isSimulatable } from './paymentView';
import { paymentRepository } from './repository';
import { runPendingActions } from './syncPart';

/**
 * Pays what is open of a payment (Pix, slip, M-Pesa, in person) at a test provider, as its buyer
 * would. A payment that is not open is answered as it is.
 * @throws ProblemError not_found for an unknown payment, and always where payments are real.
 */
export async function simulatePayment(services: Services, token: string): Promise<Payment> {
  const { connection, provider, allowsSimulation } = services;
  const payment = await paymentRepository(connection).findByToken(token);
  if (!payment || !allowsSimulation || !provider.simulatePayment) {
    throw new ProblemError('not_found');
  }
  const part = payment.parts.find(isSimulatable);
  if (!part) return payment;
  const { bankSlipId, mpesaId, pixTxid, providerChargeId: chargeId } = part;
  await provider.simulatePayment({ bankSlipId, mpesaId, pixTxid, chargeId });
  const charge = await provider.findCharge(part.reference);
  if (!charge) throw new ProblemError('upstream_error');
  const paid = await applyCharge(services, charge, 'provider');
  return runPendingActions(services, paid);
}
