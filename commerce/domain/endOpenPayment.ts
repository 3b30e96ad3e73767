import { createPayments } from '../database/createPayments';
import type { Payment } from '../database/tables';
import { ProviderUnavailable } from '../providers/ProviderUnavailable';
import type { Services } from '../Services';
import { applyCharge } from './applyCharge';
import { carryOutInstructions } from './carryOutInstructions';
import { endingOf, isWaiting } from './endingOf';

/**
 * Ends a payment that waits for its buyer (an open Pix, slip or push, a bank's unanswered question) at the
 * provider, so that the buyer may pay another way. It may turn out to be paid: the caller looks again.
 * @throws ProviderUnavailable when the provider gave no answer, or left it open.
 */
export async function endOpenPayment(services: Services, payment: Payment): Promise<void> {
  const { connection, provider, clock } = services;
  for (const part of payment.parts.filter(isWaiting)) {
    const chargeId = part.providerChargeId ?? '';
    const charge =
      endingOf(part) === 'void'
        ? await provider.voidCharge(chargeId)
        : await provider.expireCharge(chargeId);
    await connection.transaction((transaction) =>
      applyCharge(transaction, charge, 'provider', clock()),
    );
  }
  const ended = await createPayments(connection).get(payment.id);
  if (!ended) throw new Error('The payment is gone');
  if (ended.parts.some(isWaiting)) {
    throw new ProviderUnavailable('The provider left the charge open');
  }
  await carryOutInstructions(services, ended);
}
