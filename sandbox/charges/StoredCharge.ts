import type { Currency } from '@/domain/money';
import type { CardExpiry, CardHint } from '../cards/cardExpiry';
import type {
  BankSlipDetails,
  ChargeStatus,
  DeclineCode,
  Dispute,
  PixDetails,
  Refund,
} from './Charge';
import type { ChargeTerms } from './chargeMethods';

export interface StoredCharge {
  readonly id: string;
  readonly terms: ChargeTerms;
  readonly pix: PixDetails | null;
  readonly bankSlip: BankSlipDetails | null;
  /** Null without a card, and in journals of earlier versions. */
  readonly cardExpiry: CardExpiry | null;
  readonly cardHint: CardHint | null;
  readonly status: ChargeStatus;
  readonly declineCode: DeclineCode | null;
  readonly profileId: string | null;
  readonly dispute: Dispute | null;
  readonly refunds: readonly Refund[];
  readonly capturedAt: string | null;
  readonly createdAt: string;
}

export interface Charge {
  id: string;
  paymentId: string;
  method: string;
  amount: number;
  currency: Currency;
  status: ChargeStatus;
  declineCode: DeclineCode | null;
  profileId: string | null;
  card: CardHint | null;
  redirect: string | null;
  pix: PixDetails | null;
  bankSlip: BankSlipDetails | null;
  mpesa: { id: string } | null;
  dispute: Dispute | null;
  refunds: Refund[];
  createdAt: string;
}

/** @param publicUrl where a buyer's browser reaches the sandbox */
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
    card: stored.cardHint,
    redirect: status === 'requires_action' ? `${publicUrl}/3ds/${id}` : null,
    pix: stored.pix,
    bankSlip: stored.bankSlip,
    mpesa: terms.method === 'm-pesa' ? { id } : null,
    dispute: stored.dispute,
    refunds: [...stored.refunds],
    createdAt: stored.createdAt,
  };
}
