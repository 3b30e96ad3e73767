import type { Payment } from '../database/tables';
import { ProviderUnavailable } from '../providers/ProviderUnavailable';
import type { Services } from '../Services';
import { applyCharge } from './applyCharge';
import { endingOf } from './openPayments';

/**
 * Ends a payment that waits for its buyer (an open Pix, slip or push, a bank's unanswered question) at the
 * provider, so that the buyer may pay another way. It may turn out to be paid: the caller looks again.
 * @throws ProviderUnavailable when the provider gave no answer, or left it open.
 */
export async function endOpenPayment(services: Services, payment: Payment): Promise<void> {
  const { connection, provider, clock } = services;
  const chargeId = payment.providerChargeId ?? '';
  const charge =
    endingOf(payment) === 'void'
      ? await provider.voidCharge(chargeId)
      : await provider.expireCharge(chargeId);
  const ended = await connection.transaction((transaction) =>
    applyCharge(transaction, charge, 'provider', clock()),
  );
  if (endingOf(ended)) throw new ProviderUnavailable('The provider left the charge open');
}
