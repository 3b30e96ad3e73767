import type { Transaction } from '../database/connect';
import type { Payment, PaymentCause } from '../database/tables';
import type { Charge } from '../providers/Charge';
import { movePart } from './movePart';
import { stateOfCharge } from './stateOfCharge';

function detailsOfCharge({
  id,
  status,
  declineReason,
  profileId,
  redirect,
  pix,
  bankSlip,
  mpesa,
}: Charge) {
  return {
    providerChargeId: id,
    // A charge is voided when the buyer never answered the bank's question.
    declineReason:
      declineReason ?? (status === 'voided' ? ('authentication_failed' as const) : null),
    redirect,
    ...(profileId ? { profileId } : {}),
    ...(pix ? { pixTxid: pix.txid, pixCode: pix.code, pixExpiresAt: pix.expiresAt } : {}),
    ...(bankSlip
      ? {
          bankSlipId: bankSlip.id,
          bankSlipBarcode: bankSlip.barcode,
          bankSlipLine: bankSlip.digitableLine,
          bankSlipDueDate: bankSlip.dueDate,
        }
      : {}),
    ...(mpesa ? { mpesaId: mpesa.id } : {}),
  };
}

/** Brings a part to what the provider says about its charge. Old news changes nothing. */
export function applyCharge(
  transaction: Transaction,
  charge: Charge,
  cause: PaymentCause,
  now: Date,
): Promise<Payment> {
  return movePart(transaction, charge.reference, (part) => ({
    to: stateOfCharge(charge.status, part.state),
    cause,
    now,
    details: detailsOfCharge(charge),
  }));
}
