import { createBankSlip } from '../bankSlips/createBankSlip';
import { cardOutcome } from '../cards/cardOutcome';
import { decryptCard } from '../cards/decryptCard';
import { openCardCharge } from '../cards/openCardCharge';
import { createPix } from '../pix/createPix';
import type { ChargeChange } from './ChargeChange';
import type { ChargeOpening } from './ChargeOpening';
import type { ChargeRequest } from './ChargeRequest';

/** The first change of a charge that waits for its payer. */
const pendingChange: ChargeChange = {
  status: 'pending',
  declineCode: null,
  profileId: null,
  ledger: ['created'],
};

/** Decides how a charge begins, by its method. A card is opened here and goes nowhere else. */
export async function openCharge(
  id: string,
  request: ChargeRequest,
  privateKey: CryptoKey,
  createdAt: Date,
): Promise<ChargeOpening> {
  const waiting = { pix: null, bankSlip: null, change: pendingChange };
  switch (request.method) {
    case 'credit-card': {
      const card = await decryptCard(request.encryptedCard, privateKey);
      return { ...waiting, change: openCardCharge(cardOutcome(card.number)) };
    }
    case 'pix':
      return { ...waiting, pix: createPix(request, createdAt) };
    case 'bankslip':
      return { ...waiting, bankSlip: createBankSlip(id, request) };
    case 'm-pesa':
      return waiting;
  }
}
