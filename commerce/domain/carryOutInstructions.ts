import type { Payment } from '../database/tables';
import { ProviderRefusal } from '../providers/ProviderRefusal';
import { ProviderUnavailable } from '../providers/ProviderUnavailable';
import type { Services } from '../Services';
import { applyCharge } from './applyCharge';
import { askAboutPart } from './askAboutPart';

/**
 * Does at once what the provider has to be told about a payment's parts: take what is held, give
 * back what is not wanted. What fails now is left to the sweep.
 */
export async function carryOutInstructions(
  { clock, connection, provider }: Services,
  payment: Payment,
): Promise<Payment> {
  let current = payment;
  for (const { position } of payment.parts) {
    // What became of one part may have changed what the next one needs.
    const part = current.parts.find((own) => own.position === position);
    if (!part?.instruction) continue;
    try {
      const charge = await askAboutPart(provider, part);
      if (!charge) continue;
      current = await connection.transaction((transaction) =>
        applyCharge(transaction, charge, 'provider', clock()),
      );
    } catch (error) {
      const isLeftToTheSweep =
        error instanceof ProviderUnavailable || error instanceof ProviderRefusal;
      if (!isLeftToTheSweep) throw error;
    }
  }
  return current;
}
