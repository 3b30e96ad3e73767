/** @vitest-environment jsdom */
import { findMissingStep, isResultStored } from '@/services/checkout/requirements';
import { writeStored } from '@/services/storage';
import { defaultFlow } from '../../support/builders';

const contact = { name: 'Maria Silva', email: 'm@e.com', phone: '+5511987654321' };

beforeEach(() => {
  window.localStorage.clear();
});

test('a result is there once it is stored', () => {
  expect(isResultStored('dataLead')).toBe(false);
  writeStored('dataLead', { leadId: 'a', ...contact });
  expect(isResultStored('dataLead')).toBe(true);
});

describe.each(['verifiedLeadId', 'contractLeadId'] as const)('%s', (key) => {
  test.each([
    ['a', 'a', true],
    ['a', 'b', false],
    [null, 'b', false],
    ['a', null, false],
  ])('made by lead %s, counts for lead %s: %s', (maker, lead, expected) => {
    if (lead !== null) writeStored('dataLead', { leadId: lead, ...contact });
    if (maker !== null) writeStored(key, maker);
    expect(isResultStored(key)).toBe(expected);
  });
});

test('the receipt needs the payment and nothing else: a recovery or another flow may have made it', () => {
  expect(findMissingStep(defaultFlow, '/success', (key) => key === 'purchaseToken')).toBeNull();
  expect(findMissingStep(defaultFlow, '/success', () => false)).toMatchObject({
    templateId: 'lead',
  });
});
