import { randomInt } from 'node:crypto';
import type { BankSlipDetails } from '../charges/Charge';
import type { BankSlipTerms } from '../charges/ChargeTerms';
import { ProblemError } from '../problems/ProblemError';
import { barcode } from './barcode';
import { digitableLine } from './digitableLine';
import { freeField } from './freeField';
import { sandboxBank } from './sandboxBank';

/**
 * A registered bank slip. Its id is the charge's.
 * @throws ProblemError 400 when no slip can be due that day
 */
export function createBankSlip(id: string, terms: BankSlipTerms): BankSlipDetails {
  const { amount, dueDate } = terms;
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
