import type { FastifyRequest } from 'fastify';
import { passesLuhn } from '@/domain/cards';
import { validateEmail } from '@/validation/contact';
import { ProblemError } from './problems';

type TextVisitor = (text: string, pointer: string) => void;

/** Far deeper than any body of the contract, and far from what the stack can bear. */
const maximumDepth = 20;

/**
 * Calls `visit` with every text of a JSON value, names of members included, and the JSON pointer of
 * where it is.
 * @throws ProblemError invalid_request when the value is nested too deeply.
 */
function visitTexts(value: unknown, visit: TextVisitor, pointer = '', depth = 0): void {
  if (typeof value === 'string') visit(value, pointer);
  if (typeof value !== 'object' || value === null) return;
  if (depth > maximumDepth) {
    throw new ProblemError('invalid_request', { detail: 'The request is nested too deeply' });
  }
  const isList = Array.isArray(value);
  for (const [name, member] of Object.entries(value)) {
    if (!isList) visit(name, pointer);
    visitTexts(member, visit, `${pointer}/${name}`, depth + 1);
  }
}

/** PostgreSQL cannot hold U+0000 in a text, and would keep half a character as another one. */
function rejectUnstorable(text: string): void {
  if (text.includes('\u0000')) {
    throw new ProblemError('invalid_request', { detail: 'A text holds the character U+0000' });
  }
  if (/\p{Surrogate}/u.test(text)) {
    throw new ProblemError('invalid_request', { detail: 'A text holds half a character' });
  }
}

/**
 * Refuses texts that the database cannot store, wherever in the request they are.
 * @throws ProblemError invalid_request.
 */
export async function rejectUnstorableTexts(request: FastifyRequest): Promise<void> {
  for (const part of [request.params, request.query, request.body]) {
    if (!Buffer.isBuffer(part)) visitTexts(part, rejectUnstorable);
  }
}

/**
 * Their schemas leave no room for a card number, or they are ids that are looked up and stored
 * nowhere; and their digits could look like one by chance.
 */
const exemptFields =
  /^\/(phone|document|sfLeadId|leadId|captchaToken|(paymentMethods\/\d+\/)?(encryptedCard|paymentProfileId))$/;

/** Many an address begins with a phone number, whose digits look like a card's by chance. */
const isEmail = (text: string) => validateEmail(text) === undefined;

/**
 * Refuses a body with a plaintext card number in any text, before it is validated: a validation
 * error would name the field. The number itself is never repeated.
 * @throws ProblemError clear_card_data.
 */
export async function rejectPlaintextPan(request: FastifyRequest): Promise<void> {
  if (Buffer.isBuffer(request.body)) return;
  visitTexts(request.body, (text, pointer) => {
    if (exemptFields.test(pointer) || (pointer === '/email' && isEmail(text))) return;
    if (containsPan(text)) throw new ProblemError('clear_card_data');
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
