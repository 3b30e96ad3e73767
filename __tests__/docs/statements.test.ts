import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { parse } from 'yaml';

const line = Type.String({ pattern: /^\S(?:.*\S)?$/ });
const closed = { additionalProperties: false };

const namedTestSchema = Type.Object(
  { file: Type.String({ pattern: /^(?:__tests__|e2e)\/.+\.(?:test|spec)\.tsx?$/ }), title: line },
  closed,
);

const statementSchema = Type.Object(
  {
    id: Type.String(),
    text: line,
    tests: Type.Optional(Type.Array(namedTestSchema, { minItems: 1, uniqueItems: true })),
    decision: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  closed,
);

const sectionsSchema = Type.Array(
  Type.Object(
    {
      section: Type.Integer(),
      title: line,
      statements: Type.Array(statementSchema, { minItems: 1 }),
    },
    closed,
  ),
);

type NamedTest = Static<typeof namedTestSchema>;

const content: unknown = parse(readFileSync('docs/statements.yaml', 'utf8'));
const sections = Value.Check(sectionsSchema, content) ? content : [];
const statements = sections.flatMap((section) => section.statements);

const getQuotedTitles = (title: string) => [`'${title}'`, `"${title}"`, `\`${title}\``];

function getFault({ file, title }: NamedTest): string | null {
  if (!existsSync(file)) return `${file} is not there`;
  const source = readFileSync(file, 'utf8');
  const isWritten = getQuotedTitles(title).some((text) => source.includes(text));
  return isWritten ? null : `${file} has no test "${title}"`;
}

test('docs/statements.yaml matches its schema', () => {
  expect(
    Value.Errors(sectionsSchema, content).map((error) => `${error.instancePath} ${error.message}`),
  ).toEqual([]);
});

test('the sections are those of the specification, in order', () => {
  expect(sections.map(({ section }) => section)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('the statements of each section are numbered from 1 on, without a gap', () => {
  const expected = sections.flatMap((section) =>
    section.statements.map((_, index) => `${section.section}.${index + 1}`),
  );
  expect(statements.map(({ id }) => id)).toEqual(expected);
});

test('every statement names its tests or a decision', () => {
  const unclear = statements.filter(({ tests, decision }) => !tests && !decision);
  expect(unclear.map(({ id }) => id)).toEqual([]);
});

test('every named test exists', () => {
  const faults = statements.flatMap(({ id, tests = [] }) =>
    tests.flatMap((named) => {
      const fault = getFault(named);
      return fault === null ? [] : `${id}: ${fault}`;
    }),
  );
  expect(faults).toEqual([]);
});

test('every named decision exists', () => {
  const numbers = readdirSync('docs/decisions').map((file) => Number(file.slice(0, 3)));
  const faults = statements.flatMap(({ id, decision }) =>
    decision === undefined || numbers.includes(decision) ? [] : `${id}: no decision ${decision}`,
  );
  expect(faults).toEqual([]);
});
