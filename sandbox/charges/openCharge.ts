import { createBankSlip } from '../bankSlips/createBankSlip';
import { cardOutcome } from '../cards/cardOutcome';
import { decryptCard } from '../cards/decryptCard';
import { openCardCharge } from '../cards/openCardCharge';
import { openStoredCardCharge } from '../cards/openStoredCardCharge';
import { createPix } from '../pix/createPix';
import type { ChargeChange } from './ChargeChange';
import type { ChargeOpening } from './ChargeOpening';
import type { ChargeRequest } from './ChargeRequest';
import type { LiveloTerms } from './ChargeTerms';

/** The first change of a charge that waits for its payer. */
const pendingChange: ChargeChange = {
  status: 'pending',
  declineCode: null,
  profileId: null,
  ledger: ['created'],
};

export interface OpeningSource {
  createdAt: Date;
  privateKey: CryptoKey;
  storedCards: ReadonlySet<string>;
  openLiveloCharge: (terms: LiveloTerms) => ChargeChange;
}

/** Decides how a charge begins, by its method. A card is opened here and goes nowhere else. */
export async function openCharge(
  id: string,
  request: ChargeRequest,
  { createdAt, openLiveloCharge, privateKey, storedCards }: OpeningSource,
): Promise<ChargeOpening> {
  const waiting = { pix: null, bankSlip: null, change: pendingChange };
  switch (request.method) {
    case 'credit-card': {
      const card = await decryptCard(request.encryptedCard, privateKey);
      return { ...waiting, change: openCardCharge(cardOutcome(card.number), request) };
    }
    case 'pix':
      return { ...waiting, pix: createPix(request, createdAt) };
    case 'bankslip':
      return { ...waiting, bankSlip: createBankSlip(id, request) };
    case 'default-credit-card':
      return { ...waiting, change: openStoredCardCharge(request, storedCards) };
    case 'livelo':
      return { ...waiting, change: openLiveloCharge(request) };
    case 'm-pesa':
    case 'credit-card-in-person':
    case 'pix-in-person':
    case 'cash':
    case 'cheque':
      return waiting;
  }
}
