import type { Charge } from './Charge';
import type { StoredCharge } from './StoredCharge';

/** The public form of a charge; `publicUrl` is where a buyer's browser reaches the sandbox. */
export function toCharge(stored: StoredCharge, publicUrl: string): Charge {
  const { id, terms, status } = stored;
  return {
    id,
    paymentId: terms.paymentId,
    method: terms.method,
    amount: terms.amount,
    currency: terms.currency,
    status,
    declineCode: stored.declineCode,
    profileId: stored.profileId,
    redirect: status === 'requires_action' ? `${publicUrl}/3ds/${id}` : null,
    pix: stored.pix,
    bankSlip: stored.bankSlip,
    mpesa: terms.method === 'm-pesa' ? { id } : null,
    createdAt: stored.createdAt,
  };
}
