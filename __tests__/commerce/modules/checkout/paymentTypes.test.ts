import { paymentTypes as types } from '@/contract/enumerations';
import { paymentTypes } from '@/commerce/modules/checkout/paymentTypes';
import { opensAccount, payerOwnedTypes, periodTypes } from '@/commerce/modules/payments/typeGroups';
import {
  publishRenewed,
  publishStarted,
} from '@/commerce/modules/subscriptions/subscriptionEvents';

const listTypes = (isMeant: (type: (typeof types)[number]) => boolean) => types.filter(isMeant);

test('a type that starts a subscription for its payer makes an owner with an account', () => {
  const starting = listTypes((type) => paymentTypes[type].hooks.publishPaid === publishStarted);
  expect(starting).toEqual(['direct', 'sale-invoice']);
  for (const type of starting) {
    expect(payerOwnedTypes).toContain(type);
    expect(opensAccount({ purchase: { type }, state: 'paid' })).toBe(true);
  }
});

test('the SQL list of types that sell another period matches the types whose payment is published as a renewal', () => {
  expect(listTypes((type) => paymentTypes[type].hooks.publishPaid === publishRenewed)).toEqual(
    periodTypes,
  );
});

test('only a type that counts as a first payment refuses a second purchase', () => {
  const guarded = listTypes((type) => paymentTypes[type].requireNotOwned !== undefined);
  expect(guarded).toEqual(['direct']);
  expect(guarded.every((type) => payerOwnedTypes.includes(type))).toBe(true);
});
