import type { FastifyRequest } from 'fastify';
import { passesLuhn } from '@/domain/cards';
import { ProblemError } from './problems';
import { visitTexts } from './bodyTexts';

/**
 * Their schemas leave no room for a card number, or they are ids that are looked up and kept
 * nowhere; and their digits could look like one by chance.
 */
const exemptFields =
  /^\/(phone|document|sfLeadId|leadId|captchaToken|(paymentMethods\/\d+\/)?(encryptedCard|paymentProfileId))$/;

/**
 * Refuses a body with a plaintext card number in any text, before it is validated: a validation
 * error would name the field. The number itself is never repeated.
 * @throws ProblemError clear_card_data.
 */
export async function rejectPlaintextPan(request: FastifyRequest): Promise<void> {
  if (Buffer.isBuffer(request.body)) return;
  visitTexts(request.body, (text, pointer) => {
    if (!exemptFields.test(pointer) && containsPan(text)) throw new ProblemError('clear_card_data');
  });
}

/** Groups of digits joined by single spaces, hyphens or dots, as card numbers are typed. */
const digitRuns = /\d+(?:[ .-]\d+)*/g;

/** ISO/IEC 7812: the most digits that a card number has. */
const longest = 19;

/** ISO/IEC 7812: payment cards start with 2 to 6 and have 13 to 19 digits. */
function looksLikeCard(digits: string): boolean {
  return /^[2-6]\d{12,18}$/.test(digits) && passesLuhn(digits);
}

/** Looks no further than a card is long: what a text costs grows with its length only. */
function startsCard(groups: string[], start: number): boolean {
  let digits = '';
  for (let end = start; end < groups.length && digits.length < longest; end += 1) {
    digits += groups[end] ?? '';
    if (looksLikeCard(digits)) return true;
  }
  return false;
}

/** Whether a text holds a plaintext card number, alone or beside other digits (expiry, CVV). */
export function containsPan(text: string): boolean {
  return Array.from(text.matchAll(digitRuns)).some(([run]) => {
    const groups = run.split(/[ .-]/);
    return groups.some((_, start) => startsCard(groups, start));
  });
}
