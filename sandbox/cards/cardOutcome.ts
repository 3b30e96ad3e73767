import cardValidator from 'card-validator';
import { compactDecrypt } from 'jose';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { CardData } from '@/contract/paymentParts';
import type { CardCompanyId } from '@/domain/cardCompanies';
import { passesLuhn } from '@/domain/cards';
import { toPlainLine } from '@/domain/plainText';
import { detectCardCompany } from '@/domain/detectCardCompany';
import type { DeclineCode } from '../charges/Charge';
import { ProblemError } from '../http/problems';
import { CardExpiry, type CardHint, hasExpired, isIssuedExpiry } from './cardExpiry';

export type CardOutcome =
  | { status: 'captured' }
  | { status: 'checked'; declineCode: DeclineCode }
  | { status: 'requires_action' }
  | { status: 'declined'; declineCode: DeclineCode };

const outcomes: ReadonlyMap<string, CardOutcome> = new Map<string, CardOutcome>([
  ['4000000000000002', { status: 'declined', declineCode: 'card_declined' }],
  ['4000000000009995', { status: 'declined', declineCode: 'insufficient_funds' }],
  ['4000000000000069', { status: 'declined', declineCode: 'expired_card' }],
  ['4000000000000127', { status: 'declined', declineCode: 'incorrect_cvc' }],
  ['4000000000000341', { status: 'checked', declineCode: 'insufficient_funds' }],
  ['4000000000003220', { status: 'requires_action' }],
]);

export const cardWithoutFunds = 'card-without-funds';

/**
 * Decides the outcome of a card: the one that docs/sandbox.md lists for its number, and declined where
 * any bank would decline. Ignores everything but the digits of the number.
 * @param company as the request names it
 */
export function getCardOutcome(card: CardData, at: Date, company?: CardCompanyId): CardOutcome {
  const number = card.number.replace(/\D/g, '');
  const outcome = outcomes.get(number) ?? { status: 'captured' };
  if (outcome.status === 'declined') return outcome;
  const declineCode = isOfOtherCompany(number, company)
    ? 'card_declined'
    : findFlaw({ ...card, number }, at);
  return declineCode === null ? outcome : { status: 'declined', declineCode };
}

export function getCardExpiry({ expirationMonth, expirationYear }: CardData): CardExpiry {
  return { month: expirationMonth, year: expirationYear };
}

/**
 * The four digits that a receipt may show (PCI DSS 3.4.1), and the company.
 * @param company as the request names it
 */
export function getCardHint({ number }: CardData, company?: CardCompanyId): CardHint {
  const digits = number.replace(/\D/g, '');
  return { company: company ?? detectCardCompany(digits) ?? null, lastDigits: digits.slice(-4) };
}

/**
 * Tells whether a number belongs to another company than the request names: no bank is asked about
 * such a number. Elo is exempt, because its banks know ranges of theirs that the table still gives to
 * another company.
 */
function isOfOtherCompany(number: string, company: CardCompanyId | undefined): boolean {
  if (company === undefined || company === 'elo') return false;
  const detected = detectCardCompany(number);
  return detected !== undefined && detected !== company;
}

function findFlaw(card: CardData, at: Date): DeclineCode | null {
  const { holderName, number, securityCode } = card;
  const expiry = getCardExpiry(card);
  if (!isCardNumber(number) || toPlainLine(holderName) === '') return 'card_declined';
  if (hasExpired(expiry, at) || !isIssuedExpiry(expiry, at)) return 'expired_card';
  return isSecurityCode(securityCode, number) ? null : 'incorrect_cvc';
}

/** Needs 14 to 16 digits whose Luhn sum is a multiple of ten (ISO/IEC 7812-1). */
function isCardNumber(digits: string): boolean {
  return /^(?!0+$)[0-9]{14,16}$/.test(digits) && passesLuhn(digits);
}

function isSecurityCode(code: string, number: string): boolean {
  const length = cardValidator.number(number).card?.code.size ?? 3;
  return /^[0-9]+$/.test(code) && code.length === length;
}

const cardSchema = Compile(
  Type.Object({
    number: Type.String(),
    holderName: Type.String(),
    expirationMonth: CardExpiry.properties.month,
    expirationYear: CardExpiry.properties.year,
    securityCode: Type.String(),
  }),
);

/**
 * Decrypts a card that was encrypted for this sandbox (JWE compact, RSA-OAEP-256 with A256GCM). The
 * cause of a failure is dropped on purpose: it may quote the card.
 * @throws ProblemError 400 `invalid_card`.
 */
export async function decryptCard(jwe: string, privateKey: CryptoKey): Promise<CardData> {
  try {
    const { plaintext } = await compactDecrypt(jwe, privateKey, {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return cardSchema.Parse(JSON.parse(new TextDecoder().decode(plaintext)));
  } catch {
    throw new ProblemError(
      400,
      'invalid_card',
      'The encrypted card cannot be read: encrypt it with the key of GET /keys.',
    );
  }
}
