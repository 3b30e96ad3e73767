import {
  findMemberKey,
  findParameterKey,
  memberDescriptions,
} from '@/commerce/description/describeMembers';
import { parameterDescriptions } from '@/commerce/description/members/parameters';
import { listMembers, operations, schemas } from '@/__tests__/support/apiDescription';

const bodiesOf = ({ operationId, requestBody }: (typeof operations)[number]) =>
  Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    listMembers(schema, [operationId.startsWith('on') ? 'event' : operationId]),
  );

const members = [
  ...schemas.flatMap(([name, schema]) => listMembers(schema, [name])),
  ...operations.flatMap(bodiesOf),
];

const parameters = operations.flatMap(({ operationId, parameters = [] }) =>
  parameters.map((parameter) => ({ operationId, ...parameter })),
);

const says = (description: unknown): description is string =>
  typeof description === 'string' && description.trim() !== '';

/** `productCode` and "The product code." alike. */
const squeeze = (text: string) => text.replaceAll(/^(?:the|an?) |[^a-z0-9]/gi, '').toLowerCase();

test('every member of a schema is described', () => {
  const silent = members.filter(({ description }) => !says(description));
  expect(silent.map(({ path }) => path.join('.'))).toEqual([]);
  expect(members.length).toBeGreaterThan(900);
});

test('every parameter is described', () => {
  const silent = parameters.filter(({ description }) => !says(description));
  expect(silent.map(({ name, operationId }) => `${operationId}: ${name}`)).toEqual([]);
  expect(parameters.length).toBeGreaterThan(100);
});

test('no description only repeats the name', () => {
  const named = [
    ...members.map(({ description, path }) => ({ name: path.at(-1) ?? '', description })),
    ...parameters,
  ];
  const repeated = named.filter(
    ({ description, name }) => says(description) && squeeze(description) === squeeze(name),
  );
  expect(repeated).toEqual([]);
});

test('every operation says what its answers are', () => {
  const plain = operations.flatMap(({ operationId, responses }) =>
    Object.values(responses).flatMap(({ description }) =>
      description === 'Default Response' ? [operationId] : [],
    ),
  );
  expect(plain).toEqual([]);
});

test('each description of a member or parameter is used', () => {
  const texts = new Set<unknown>([...members, ...parameters].map(({ description }) => description));
  const used = new Set([
    ...members.map(({ path }) => findMemberKey(path)),
    ...parameters.map(({ name, operationId }) => findParameterKey(operationId, name)),
  ]);
  const known = Object.entries({ ...memberDescriptions, ...parameterDescriptions });
  const unused = known.filter(([key, text]) => !used.has(key) || !texts.has(text));
  expect(unused.map(([key]) => key)).toEqual([]);
});
