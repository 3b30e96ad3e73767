/** @vitest-environment jsdom */
import {
  findLeadElsewhere,
  findMissingStep,
  isResultStored,
  type LeadProduct,
  nameProduct,
} from '@/services/checkout/requirements';
import { writeStored } from '@/services/storage';
import { defaultFlow } from '../../support/builders';

const contact = { name: 'Maria Silva', email: 'm@e.com', phone: '+5511987654321' };

beforeEach(() => {
  window.localStorage.clear();
});

test('a result counts once it is stored', () => {
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

test('the receipt needs only the payment, because a recovery or another flow may have made it', () => {
  expect(findMissingStep(defaultFlow, '/success', (key) => key === 'purchaseToken')).toBeNull();
  expect(findMissingStep(defaultFlow, '/success', () => false)).toMatchObject({
    templateId: 'lead',
  });
});

describe('a lead that was left for another product', () => {
  const product = { business: 'medcof', productCode: 'curso', operation: 'BR' } as const;
  const leave = (left: LeadProduct) => {
    writeStored('dataLead', { leadId: 'a', leftFor: nameProduct(left), ...contact });
  };

  test.each([
    ['product', { ...product, productCode: 'outro' }],
    ['company', { ...product, business: 'wiser' }],
    ['operation', { ...product, operation: 'MZ' }],
  ] as const)('is asked for again before the payment: another %s', (_, left) => {
    leave(left);
    expect(findLeadElsewhere(defaultFlow, '/payment', product)).toMatchObject({
      templateId: 'lead',
    });
  });

  test.each(['/lead', '/success', '/pix', '/payment/upsell'])('is not asked for at %s', (route) => {
    leave({ ...product, operation: 'MZ' });
    expect(findLeadElsewhere(defaultFlow, route, product)).toBeNull();
  });

  test('is kept for its own product, and where an older version stored no product', () => {
    leave(product);
    expect(findLeadElsewhere(defaultFlow, '/payment', product)).toBeNull();
    writeStored('dataLead', { leadId: 'a', ...contact });
    expect(findLeadElsewhere(defaultFlow, '/payment', product)).toBeNull();
  });
});
