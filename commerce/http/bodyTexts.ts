import type { FastifyRequest } from 'fastify';
import { containsPan, isAnalyticsId } from '@/domain/cardNumbers';
import { findAnyDocument, findDocument } from '@/domain/documentInText';
import { getCountry } from '@/domain/markets';
import { toPlainCharacters } from '@/domain/plainText';
import { findCep, readComplement } from '@/validation/address';
import { readName, validateEmail } from '@/validation/contact';
import { readEmail } from '@/validation/readEmail';
import { findSoldPlan } from '../modules/catalogue/registry';
import { ProblemError } from './problems';

type TextVisitor = (text: string, pointer: string) => void;

/** Far deeper than any body of the contract, and far below what the stack can hold. */
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

/** PostgreSQL cannot hold U+0000 in a text, and would store half a character as another one. */
function rejectUnstorable(text: string): void {
  if (text.includes('\u0000')) {
    throw new ProblemError('invalid_request', { detail: 'A text holds the character U+0000' });
  }
  if (/\p{Surrogate}/u.test(text)) {
    throw new ProblemError('invalid_request', { detail: 'A text holds half a character' });
  }
}

/**
 * Refuses texts that the database cannot store, anywhere in the request.
 * @throws ProblemError invalid_request.
 */
export function rejectUnstorableTexts(request: FastifyRequest): void {
  for (const part of [request.params, request.query, request.body]) {
    if (!Buffer.isBuffer(part)) visitTexts(part, rejectUnstorable);
  }
}

function toPlainTextsIn(value: object): void {
  const members: [string, unknown][] = Object.entries(value);
  for (const [name, member] of members) {
    if (typeof member === 'string') Reflect.set(value, name, toPlainCharacters(member));
    else if (typeof member === 'object' && member !== null) toPlainTextsIn(member);
  }
}

/**
 * Normalizes texts as the forms do, so that no rule or look-up meets invisible characters or digits of
 * another script. Runs after `rejectUnstorableTexts`, which has checked the depth.
 */
export function toPlainTexts({ body, params, query }: FastifyRequest): void {
  for (const part of [params, query, body]) {
    if (typeof part === 'object' && part !== null && !Buffer.isBuffer(part)) toPlainTextsIn(part);
  }
}

/**
 * Fields whose format leaves no room for a card number, and ids that are looked up and stored nowhere,
 * whose digits could look like one by chance.
 */
const exemptFields =
  /^\/(phone|document|sfLeadId|leadId|referenceId|captchaToken|(paymentMethods\/\d+\/)?(encryptedCard|paymentProfileId))$/;

const isEmail = (text: string) => validateEmail(text) === undefined;

const isOfKnownForm = (pointer: string, text: string) =>
  (pointer === '/email' && isEmail(text)) || (pointer === '/tracking/_ga' && isAnalyticsId(text));

/**
 * Refuses a body with a plaintext card number in any text. It runs before validation, whose error
 * would name the field, and never repeats the number.
 * @throws ProblemError clear_card_data.
 */
export function rejectPlaintextPan(request: FastifyRequest): void {
  if (Buffer.isBuffer(request.body)) return;
  visitTexts(request.body, (text, pointer) => {
    if (exemptFields.test(pointer) || isOfKnownForm(pointer, text)) return;
    if (containsPan(text)) throw new ProblemError('clear_card_data');
  });
}

type Readings = Record<string, (text: string) => string>;

const readings: Readings = {
  cpf: (text) => findDocument(text, 'cpf') ?? text,
  document: (text) => findAnyDocument(text) ?? text,
  email: readEmail,
  name: readName,
};

const addressReadings: Readings = {
  complement: readComplement,
  postalCode: (text) => findCep(text) ?? text,
};

function readTextsOf(values: object, fields: Readings): void {
  for (const [name, read] of Object.entries(fields)) {
    const text: unknown = Reflect.get(values, name);
    if (typeof text !== 'string') continue;
    const meant = read(text);
    if (meant === '' && text !== '') Reflect.deleteProperty(values, name);
    else Reflect.set(values, name, meant);
  }
}

const peruvianReadings: Readings = {
  ...readings,
  document: (text) => findAnyDocument(text) ?? findDocument(text, 'dni') ?? text,
};

function isOfPeru(body: object): boolean {
  const planId: unknown = Reflect.get(body, 'planId');
  const locale = typeof planId === 'string' ? findSoldPlan(planId)?.plan.locale : undefined;
  return locale !== undefined && getCountry(locale) === 'PE';
}

/**
 * Strips what surrounds a name, an e-mail, a document or a postal code, as the forms do. Runs after
 * `rejectPlaintextPan`, which has to see what is stripped.
 */
export function readMeantTexts({ body }: FastifyRequest): void {
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) return;
  readTextsOf(body, isOfPeru(body) ? peruvianReadings : readings);
  const address: unknown = Reflect.get(body, 'address');
  if (typeof address === 'object' && address !== null) readTextsOf(address, addressReadings);
}
