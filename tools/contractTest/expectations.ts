import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { PaymentView } from '@/contract/payment';
import { Problem, type ProblemCode } from '@/contract/problem';
import { Breach, Untried } from './checks';
import type { Answer } from './service';

const context = { 'Payment#': PaymentView };
type Valid<Schema extends TSchema> = Static<Schema, typeof context>;

const reportedFaults = 3;

/** @throws Breach for text that is not JSON, or does not match the schema */
export function expectValue<Schema extends TSchema>(
  call: string,
  text: string,
  schema: Schema,
): Valid<Schema> {
  const value = parse(call, text);
  if (Value.Check(context, schema, value)) return value;
  const faults = Value.Errors(context, schema, value).map(
    ({ instancePath, message }) => `${instancePath || 'the answer'} ${message}`,
  );
  throw new Breach(
    `${call} is not as the contract says: ${faults.slice(0, reportedFaults).join(', ')}`,
  );
}

function parse(call: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Breach(`${call} answered no JSON`);
  }
}

function expectStatus({ call, status, text }: Answer, expected: number): void {
  if (status === expected) return;
  const [code] = /"code":\s*"\w+"/.exec(text) ?? [];
  const said = code === undefined ? '' : ` (${code})`;
  throw new Breach(`${call} answered ${status}${said} instead of ${expected}`);
}

function expectType({ call, contentType }: Answer, type: string): void {
  if (contentType.split(';', 1)[0] !== type)
    throw new Breach(`${call} answered ${contentType} instead of ${type}`);
}

/** @throws Breach when an answer has another status or does not match its schema */
export function expectAnswer<Schema extends TSchema>(
  answer: Answer,
  status: number,
  schema: Schema,
): Valid<Schema> {
  expectStatus(answer, status);
  expectType(answer, 'application/json');
  return expectValue(answer.call, answer.text, schema);
}

/** @throws Breach unless it is one of these problems, as problem details (RFC 9457) */
export function expectProblem(
  answer: Answer,
  status: number,
  ...codes: readonly ProblemCode[]
): Problem {
  const { call, text } = answer;
  expectStatus(answer, status);
  expectType(answer, 'application/problem+json');
  const problem = expectValue(call, text, Problem);
  if (!codes.includes(problem.code))
    throw new Breach(`${call} answered the code ${problem.code} instead of ${codes.join(' or ')}`);
  if (problem.status !== status)
    throw new Breach(`${call} answered ${status} with the status ${problem.status} in its body`);
  return problem;
}

/**
 * Expects an answer that is optional for web.
 * @param without the consequence of its absence
 * @throws Untried for 404, Breach
 */
export function expectAnswerIfAny<Schema extends TSchema>(
  answer: Answer,
  schema: Schema,
  without: string,
): Valid<Schema> {
  if (answer.status === 404) throw new Untried(`absent (404), so ${without}`);
  return expectAnswer(answer, 200, schema);
}

/** @throws Breach unless two values are the same */
export function expectSame(what: string, found: unknown, expected: unknown): void {
  if (found !== expected)
    throw new Breach(`${what} is ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
}
