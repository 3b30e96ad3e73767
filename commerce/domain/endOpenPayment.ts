import type { Payment } from '../database/tables';
import { ProviderUnavailable } from '../providers/ProviderUnavailable';
import type { Services } from '../Services';
import { applyCharge } from './applyCharge';

/**
 * Ends an open Pix or slip at the provider, so that the buyer may pay another way. It may turn out
 * to be paid: the caller looks again.
 * @throws ProviderUnavailable when the provider gave no answer, or left it open.
 */
export async function endOpenPayment(services: Services, payment: Payment): Promise<void> {
  const { connection, provider, clock } = services;
  const charge = await provider.expireCharge(payment.providerChargeId ?? '');
  const { state } = await connection.transaction((transaction) =>
    applyCharge(transaction, charge, 'provider', clock()),
  );
  if (state === 'pending') throw new ProviderUnavailable('The provider left the charge open');
}
