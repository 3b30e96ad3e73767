import { readFileSync } from 'node:fs';
import { Value } from 'typebox/value';
import { BusinessCode } from '@/contract/business';
import { businesses } from '@/contract/enumerations';
import { LeadRequest } from '@/contract/lead';
import { leadRequestExample } from '@/contract/examples';

test('the embedded service sells for 20 companies, each with a valid code', () => {
  expect(businesses).toHaveLength(20);
  expect([businesses[0], businesses.at(-1)]).toEqual(['wiseup-online', 'mentoring-league-society']);
  expect(businesses.filter((code) => !Value.Check(BusinessCode, code))).toEqual([]);
});

test.each([
  ['acme-school', true],
  ['school2', true],
  ['Acme', false],
  ['acme school', false],
  ['-acme', false],
  ['', false],
  ['a'.repeat(61), false],
])('another service may sell for "%s": %s', (business, isOne) => {
  expect(Value.Check(LeadRequest, { ...leadRequestExample, business })).toBe(isOne);
});

test('no call of the contract lists the companies', () => {
  expect(readFileSync('contract/openapi.json', 'utf8')).not.toContain('"conquer-edtech"');
});
