import { randomInt } from 'node:crypto';
import type { BankSlipDetails } from '../charges/Charge';
import { ProblemError } from '../http/problems';

export const sandboxBank = {
  code: '998',
  name: 'Banco Sandbox',
  branch: '0001',
  account: '1234567',
  wallet: '09',
} as const;

/**
 * Creates a registered bank slip, whose id is the charge's.
 * @throws ProblemError 400 when no slip can be due that day
 */
export function createBankSlip(
  id: string,
  { amount, dueDate }: Pick<BarcodeFields, 'amount' | 'dueDate'>,
): BankSlipDetails {
  const ourNumber = String(randomInt(10 ** 11)).padStart(11, '0');
  try {
    const digits = barcode({
      bank: sandboxBank.code,
      dueDate,
      amount,
      freeField: freeField(ourNumber),
    });
    return { id, barcode: digits, digitableLine: digitableLine(digits), dueDate };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ProblemError(400, 'invalid_request', error.message);
  }
}

export function digitableLine(barcode: string): string {
  const fields = [
    barcode.slice(0, 4) + barcode.slice(19, 24),
    barcode.slice(24, 34),
    barcode.slice(34, 44),
  ].map((field) => `${field}${modulo10(field)}`);
  return [...fields, barcode.slice(4, 5), barcode.slice(5, 19)].join('');
}

function modulo10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

interface BarcodeFields {
  bank: string;
  dueDate: string;
  amount: number;
  freeField: string;
}

const real = '9';

/** The 44 digits of a bank slip's barcode (Febraban): bank, currency, check digit, due factor, cents, free field. */
export function barcode({ bank, dueDate, amount, freeField }: BarcodeFields): string {
  const start = `${bank}${real}`;
  const rest = `${dueFactor(dueDate)}${String(amount).padStart(10, '0')}${freeField}`;
  if (!/^[0-9]{43}$/.test(start + rest))
    throw new RangeError('A bank slip field has a wrong size.');
  return `${start}${modulo11(start + rest)}${rest}`;
}

const day = 86_400_000;
/** Day zero of the factor, which begins at 1000 and starts over after 9999. */
const dayZero = Date.UTC(1997, 9, 7);
const firstFactor = 1000;
const cycle = 9000;

/**
 * Counts the days since 1997-10-07, starting over at 1000 on 2025-02-22.
 * @param dueDate YYYY-MM-DD, 2000-07-03 or later
 * @throws RangeError when there is no such day or it is too early
 */
export function dueFactor(dueDate: string): number {
  const time = Date.parse(`${dueDate}T00:00:00Z`);
  const days = (time - dayZero) / day;
  // The engine parses February 30 as March 2.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(dueDate);
  if (!isDay || days < firstFactor) throw new RangeError(`No bank slip can be due on ${dueDate}.`);
  return firstFactor + ((days - firstFactor) % cycle);
}

function freeField(ourNumber: string): string {
  const { branch, wallet, account } = sandboxBank;
  return `${branch}${wallet}${ourNumber}${account}0`;
}

export function readOurNumber(barcode: string): string {
  return barcode.slice(25, 36);
}

/** Weights are 2 to 9 from the right; 0, 10 and 11 give 1. */
export function modulo11(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
  const remainder = 11 - (sum % 11);
  return remainder > 9 ? 1 : remainder;
}
