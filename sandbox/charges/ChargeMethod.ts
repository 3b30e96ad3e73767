import Type, { type Static, type TObject } from 'typebox';
import { currencies } from '@/domain/money';
import type { CardExpiry, CardHint } from '../cards/cardExpiry';
import type { LiveloProgram } from '../livelo/liveloProgram';
import type { BankSlipDetails, ChargeChange, DeclineCode, PixDetails } from './Charge';

export interface ChargeMethod<Terms extends TObject, Request extends TObject> {
  /** The only part that is ever stored. */
  terms: Terms;
  request: Request;
  /** @throws ProblemError 400 when no such charge can be made */
  open(request: Static<Request>, context: OpeningContext): ChargeOpening | Promise<ChargeOpening>;
}

export function defineChargeMethod<Terms extends TObject, Request extends TObject>(
  method: ChargeMethod<Terms, Request>,
): ChargeMethod<Terms, Request> {
  return method;
}

export interface OpeningContext {
  chargeId: string;
  createdAt: Date;
  privateKey: CryptoKey;
  storedCards: ReadonlyMap<string, CardExpiry | null>;
  livelo: LiveloProgram;
  getBalance: (memberId: string) => number;
}

export interface ChargeOpening {
  pix: PixDetails | null;
  bankSlip: BankSlipDetails | null;
  cardExpiry?: CardExpiry;
  cardHint?: CardHint;
  change: ChargeChange;
}

const noDetails = { pix: null, bankSlip: null };
const undecided = { declineCode: null, profileId: null };

export function pendingOpening(
  details: Partial<Pick<ChargeOpening, 'pix' | 'bankSlip'>> = {},
): ChargeOpening {
  const change: ChargeChange = { ...undecided, status: 'pending', ledger: ['created'] };
  return { ...noDetails, ...details, change };
}

export function actionOpening(): ChargeOpening {
  return {
    ...noDetails,
    change: { ...undecided, status: 'requires_action', ledger: ['created'] },
  };
}

export function declinedOpening(declineCode: DeclineCode): ChargeOpening {
  return {
    ...noDetails,
    change: { ...undecided, status: 'declined', declineCode, ledger: ['created'] },
  };
}

export function approvedOpening(
  profileId: string | null,
  { capture }: { capture?: boolean },
): ChargeOpening {
  const change: ChargeChange =
    capture === false
      ? { ...undecided, profileId, status: 'authorized', ledger: ['created', 'authorized'] }
      : {
          ...undecided,
          profileId,
          status: 'captured',
          ledger: ['created', 'authorized', 'captured'],
        };
  return { ...noDetails, change };
}

const largestAmount = 9_999_999_999;

export const sharedTerms = {
  paymentId: Type.String({ minLength: 1, maxLength: 100 }),
  amount: Type.Integer({ minimum: 1, maximum: largestAmount }),
  payer: Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: 200 }),
      email: Type.String({ minLength: 3, maxLength: 254 }),
      document: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
      phone: Type.String({ minLength: 1, maxLength: 20 }),
    },
    { additionalProperties: false },
  ),
  description: Type.String({ maxLength: 500 }),
  merchant: Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: 200 }),
      city: Type.String({ minLength: 1, maxLength: 100 }),
    },
    { additionalProperties: false },
  ),
  installments: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
  expiresInSeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 * 86_400 })),
  dueDate: Type.Optional(Type.String({ format: 'date' })),
  returnUrl: Type.Optional(Type.String({ pattern: '^https?://', maxLength: 4096 })),
};

export const CurrencyCode = Type.Enum([...currencies]);

export const capture = Type.Optional(Type.Boolean());

export const closed = { additionalProperties: false };
