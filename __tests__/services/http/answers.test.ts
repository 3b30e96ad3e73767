import { hasMembers, type RequiredMembers } from '@/services/http/answers';

interface Answer {
  token: string;
  redirect: string | null;
  amount: number;
  parts: { method: string }[];
  plan: { id: string; installments: { id: number }[] };
}

const needs: RequiredMembers<Answer> = {
  token: 'string',
  redirect: 'string?',
  amount: 'number',
  parts: [{ method: 'string' }],
  plan: { id: 'string', installments: 'array' },
};

const answer = {
  token: 't',
  redirect: null,
  amount: 0,
  parts: [{ method: 'pix' }],
  plan: { id: 'p', installments: [] },
};

test('accepts an answer with all required members, and with more', () => {
  expect(hasMembers<Answer>({ ...answer, extra: 1 }, needs)).toBe(true);
});

test.each([
  ['no body', ''],
  ['a page', '<!doctype html><title>Wi-Fi</title>'],
  ['null', null],
  ['a list', [answer]],
  ['an empty object', {}],
  ['a member that is missing', { ...answer, token: undefined }],
  ['a member of another kind', { ...answer, amount: '10' }],
  ['another kind where null may be', { ...answer, redirect: 7 }],
  ['a list that is none', { ...answer, parts: {} }],
  ['an item that lacks a member', { ...answer, parts: [{ method: 'pix' }, {}] }],
  ['an item that is nothing', { ...answer, parts: [null] }],
  ['an object that is none', { ...answer, plan: 'p' }],
  ['an object that lacks a member', { ...answer, plan: { id: 'p' } }],
])('%s lacks a required member', (_, body) => {
  expect(hasMembers<Answer>(body, needs)).toBe(false);
});

test('a need that does not fit the type of the answer does not compile', () => {
  expectTypeOf<{ amount: 'number' }>().toExtend<RequiredMembers<Answer>>();
  expectTypeOf<{ amount: 'string' }>().not.toExtend<RequiredMembers<Answer>>();
  // This member is always present.
  expectTypeOf<{ token: 'string?' }>().not.toExtend<RequiredMembers<Answer>>();
  // Items are checked against the type as well, and so are the members of an object.
  expectTypeOf<{ parts: [{ method: 'number' }] }>().not.toExtend<RequiredMembers<Answer>>();
  expectTypeOf<{ plan: { id: 'boolean' } }>().not.toExtend<RequiredMembers<Answer>>();
});

test('accepts anything where nothing is required', () => {
  expect(hasMembers<Answer>('', {})).toBe(true);
});
