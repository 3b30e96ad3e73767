import type { PaymentState } from '@/contract/enumerations';
import { hashRequest, withIdempotency } from '../../http/idempotency';
import { ProblemError } from '../../http/problems';
import { writeKeyRepository } from '../../http/writeKeys';
import { runExclusive } from '../../runExclusive';
import type { Services } from '../../Services';
import { applyCharge } from './applyCharge';
import { isSimulatable } from './paymentStates';
import { paymentRepository } from './repository';
import { runPendingActions } from './syncPart';
import type { Payment } from './Payment';

const endedStates: readonly PaymentState[] = ['declined', 'expired', 'refunded'];

interface SimulatePaymentCall {
  token: string;
  idempotencyKey: string;
}

/**
 * Pays what is open of a payment (Pix, slip, M-Pesa, in person) at a test provider, as its buyer
 * would, once per idempotency key. A payment that is paid, or is being paid, is answered as it is.
 * @throws ProblemError not_found for an unknown payment, and always where payments are real;
 *   payment_ended for one that is not open any more; idempotency_key_reused; ProviderUnavailable or
 *   ProviderRefusal.
 */
export function simulatePayment(
  services: Services,
  { idempotencyKey, token }: SimulatePaymentCall,
): Promise<Payment> {
  const { clock, connection } = services;
  const keys = writeKeyRepository(connection);
  const requestHash = hashRequest({ simulatePayment: token });
  return runExclusive(`simulation:${token}`, async () => {
    const payment = await getSimulatedPayment(services, token);
    return withIdempotency({
      find: () => keys.find(idempotencyKey),
      isSame: (earlier) => earlier.requestHash === requestHash,
      // An earlier call may have been interrupted at the provider.
      replay: () => payOpenPart(services, payment),
      run: async () => {
        const isOver = !payment.parts.some(isSimulatable) && endedStates.includes(payment.state);
        if (isOver) throw new ProblemError('payment_ended');
        const isFirst = await keys.create({ idempotencyKey, requestHash, createdAt: clock() });
        return isFirst ? payOpenPart(services, payment) : undefined;
      },
    });
  });
}

async function getSimulatedPayment(
  { allowsSimulation, connection, provider }: Services,
  token: string,
): Promise<Payment> {
  const payment = await paymentRepository(connection).findByToken(token);
  if (!payment || !allowsSimulation || !provider.simulatePayment) {
    throw new ProblemError('not_found');
  }
  return payment;
}

async function payOpenPart(services: Services, payment: Payment): Promise<Payment> {
  const { provider } = services;
  const part = payment.parts.find(isSimulatable);
  if (!part) return payment;
  const { bankSlipId, mpesaId, pixTxid, providerChargeId: chargeId } = part;
  await provider.simulatePayment?.({ bankSlipId, mpesaId, pixTxid, chargeId });
  const charge = await provider.findCharge(part.reference);
  if (!charge) throw new ProblemError('upstream_error');
  return runPendingActions(services, await applyCharge(services, charge, 'provider'));
}
