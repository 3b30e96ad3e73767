import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';
import {
  apiDescription,
  inline,
  listExamples,
  operations,
  schemas,
} from '@/__tests__/support/apiDescription';

const bodies = operations.flatMap(({ operationId, requestBody, responses }) => [
  ...Object.entries(requestBody?.content ?? {}).map(([type, media]) => ({
    name: `the ${type} of ${operationId}`,
    type,
    media,
  })),
  ...Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content = {} }]) =>
      Object.entries(content).map(([type, media]) => ({
        name: `${status} ${type} of ${operationId}`,
        type,
        media,
      })),
    ),
]);

/** A PDF has no example in a text. */
const written = bodies.filter(({ type }) => type !== 'application/pdf');

const findFaults = (schema: unknown, examples: readonly unknown[]) =>
  examples.flatMap((example) => [...Value.Errors(inline(schema) as TSchema, example)]);

test.each(written)('$name has an example that matches its schema', ({ media }) => {
  const examples = listExamples(media);
  expect(examples).not.toEqual([]);
  expect(findFaults(media.schema, examples)).toEqual([]);
});

test.each(schemas)('%s has a whole example', (_name, schema) => {
  expect(listExamples({ schema })).not.toEqual([]);
  expect(findFaults(schema, listExamples({ schema }))).toEqual([]);
});

/** Every value of a member, at any depth of the examples. */
function collect(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => collect(each, name));
  if (typeof value !== 'object' || value === null) return [];
  const members: [string, unknown][] = Object.entries(value);
  return members.flatMap(([member, each]) => [
    ...(member === name ? [each] : []),
    ...collect(each, name),
  ]);
}

const examples = bodies.flatMap(({ media }) => listExamples(media));
const distinct = (name: string) => [...new Set(collect(examples, name))];

test('the examples are about one lead, one payment and one document', () => {
  expect(distinct('leadId')).toHaveLength(1);
  expect(distinct('sfLeadId')).toEqual(distinct('leadId'));
  // The payment's, and that of the link to the account.
  expect(distinct('token')).toHaveLength(2);
  expect(distinct('orderNumber')).toHaveLength(1);
  expect(distinct('paymentId')).toHaveLength(1);
  expect(distinct('document').filter((each) => typeof each === 'string')).toHaveLength(1);
});

const exampleOf = (name: string) =>
  listExamples({ schema: apiDescription.components.schemas[name] ?? {} })[0];

test('the amounts are the price of the product', () => {
  const [plan] = collect(exampleOf('ProductV2'), 'plans').flat() as {
    id: string;
    amount: number;
  }[];
  for (const name of ['PaymentRequest', 'Payment', 'OperatorPayment', 'PaymentReturn'])
    expect(new Set(collect(exampleOf(name), 'amount').filter((each) => each !== null))).toEqual(
      new Set([plan?.amount]),
    );
  expect(collect(exampleOf('PaymentRequest'), 'planId')).toEqual([plan?.id]);
});
