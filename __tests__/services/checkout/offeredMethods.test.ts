import type { PaymentMethod } from '@/contract/enumerations';
import {
  getOfferedMethods,
  isOfferedMethod,
  preselectMethod,
} from '@/services/checkout/offeredMethods';

test("offers the plan's methods that the page has a form for, in the plan's order", () => {
  expect(getOfferedMethods(['nu-pay', 'pix', 'cash', 'credit-card', 'bank-slip'])).toEqual([
    'pix',
    'credit-card',
  ]);
});

test('offers what the seller receives in person, if the plan has any of it', () => {
  expect(getOfferedMethods(['pix', 'cash', 'credit-card-in-person'], 'inPerson')).toEqual([
    'cash',
    'credit-card-in-person',
  ]);
  expect(getOfferedMethods(['pix', 'nu-pay'], 'inPerson')).toEqual(['pix']);
});

const methods = getOfferedMethods(['credit-card', 'pix', 'bankslip']);

test.each([
  ["the link's wish comes first", ['bankslip', 'pix'], 'bankslip'],
  ["then the step's", [undefined, 'pix'], 'pix'],
  ['a wish that is not offered is passed over', ['cash', 'pix'], 'pix'],
  ['without a wish it is the first', [undefined, undefined], 'credit-card'],
])('%s', (_, wishes, method) => {
  expect(preselectMethod(methods, wishes)).toBe(method);
});

test('nothing is chosen where nothing is offered', () => {
  expect(preselectMethod<PaymentMethod>([], ['pix'])).toBeUndefined();
});

test('neither the card of an earlier purchase nor points are offered as a method of a plan', () => {
  expect(isOfferedMethod('default-credit-card')).toBe(false);
  expect(isOfferedMethod('livelo+pix')).toBe(false);
  expect(isOfferedMethod('cheque')).toBe(true);
});
