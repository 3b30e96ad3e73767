import type { FastifyRequest } from 'fastify';
import { dropInvisible } from '@/domain/plainText';
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

function dropInvisibleIn(value: object): void {
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string') Reflect.set(value, name, dropInvisible(member));
    else if (typeof member === 'object' && member !== null) dropInvisibleIn(member);
  }
}

/**
 * Takes out of the texts of a request what nobody can see in them, as the forms do: no rule and no look-up
 * of the service meets it. Comes after `rejectUnstorableTexts`, which has seen how deep it is.
 */
export async function dropInvisibleTexts({ body, params, query }: FastifyRequest): Promise<void> {
  for (const part of [params, query, body]) {
    if (typeof part === 'object' && part !== null && !Buffer.isBuffer(part)) dropInvisibleIn(part);
  }
}

/**
 * Their schemas leave no room for a card number, or they are ids that are looked up and stored
 * nowhere; and their digits could look like one by chance.
 */
const exemptFields =
  /^\/(phone|document|sfLeadId|leadId|referenceId|captchaToken|(paymentMethods\/\d+\/)?(encryptedCard|paymentProfileId))$/;

/** Many an address begins with a phone number, whose digits look like a card's by chance. */
const isEmail = (text: string) => validateEmail(text) === undefined;

/** Whether a text is what its field is for, where that has digits of its own. */
const isOfKnownForm = (pointer: string, text: string) =>
  (pointer === '/email' && isEmail(text)) ||
  (pointer === '/tracking/_ga' && analyticsId.test(text));

/**
 * Refuses a body with a plaintext card number in any text, before it is validated: a validation
 * error would name the field. The number itself is never repeated.
 * @throws ProblemError clear_card_data.
 */
export async function rejectPlaintextPan(request: FastifyRequest): Promise<void> {
  if (Buffer.isBuffer(request.body)) return;
  visitTexts(request.body, (text, pointer) => {
    if (exemptFields.test(pointer) || isOfKnownForm(pointer, text)) return;
    if (containsPan(text)) throw new ProblemError('clear_card_data');
  });
}

/** What Google Analytics knows a browser by: a random number and the second of its first visit. */
const analyticsId = /^(?:GA\d\.\d{1,2}\.)?\d{1,10}\.1\d{9}$/;

/** Digits, however they are set apart: by anything but letters and other numbers. */
const digitRuns = /\d(?:[^\p{L}\p{N}]*\d)*/gu;

/** ISO/IEC 7812: the digits that a card number has. */
const [shortest, longest] = [13, 19];

/** ISO/IEC 7812: payment cards start with 2 to 6. */
const startsCard = (digit: number | undefined) => digit !== undefined && digit >= 2 && digit <= 6;

/** A digit that counts twice in Luhn's sum. */
const double = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);

/**
 * Luhn's sums of all beginnings of a run, with its even and with its odd places counted twice: the
 * sum of any stretch is a difference of two of them, so a long run costs no more than its length.
 */
function sumBeginnings(digits: readonly number[]): [even: number[], odd: number[]] {
  const sums: [number[], number[]] = [[0], [0]];
  digits.forEach((digit, place) => {
    const isOdd = place % 2;
    sums[0].push((sums[0][place] ?? 0) + (isOdd ? digit : double(digit)));
    sums[1].push((sums[1][place] ?? 0) + (isOdd ? double(digit) : digit));
  });
  return sums;
}

/** Whether a run of digits holds a card number that begins and ends with one of its groups. */
function holdsCard(run: string): boolean {
  const groups = run.split(/\D+/);
  const digits = Array.from(groups.join(''), Number);
  if (digits.length < shortest) return false;
  const [even, odd] = sumBeginnings(digits);
  const bounds = new Set([0]);
  let place = 0;
  for (const group of groups) bounds.add((place += group.length));
  return [...bounds].some((start) => {
    if (!startsCard(digits[start])) return false;
    for (let end = start + shortest; end <= start + longest; end += 1) {
      // The last digit counts once, every second one before it twice.
      const sums = end % 2 === 0 ? even : odd;
      const sum = (sums[end] ?? 0) - (sums[start] ?? 0);
      if (bounds.has(end) && sum % 10 === 0) return true;
    }
    return false;
  });
}

/**
 * Whether a text holds a plaintext card number, alone or beside other digits (expiry, CVV), with any
 * separators and in any of the widths that Unicode has for digits (NFKC).
 */
export function containsPan(text: string): boolean {
  return Array.from(text.normalize('NFKC').matchAll(digitRuns)).some(([run]) => holdsCard(run));
}
