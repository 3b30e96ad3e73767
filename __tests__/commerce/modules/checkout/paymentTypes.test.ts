import { paymentTypes as types } from '@/contract/enumerations';
import { paymentTypes } from '@/commerce/modules/checkout/paymentTypes';
import { nextPeriod } from '@/commerce/modules/checkout/purchaseHooks';
import {
  payerOwnedTypes,
  periodTypes,
  subscribingTypes,
} from '@/commerce/modules/payments/typeGroups';
import { publishStarted } from '@/commerce/modules/subscriptions/subscriptionEvents';

const listTypes = (isMeant: (type: (typeof types)[number]) => boolean) => types.filter(isMeant);

test('the SQL list of types that sell a plan matches the types that begin a subscription', () => {
  expect(listTypes((type) => paymentTypes[type].hooks.publishPaid === publishStarted)).toEqual(
    listTypes((type) => subscribingTypes.some((known) => known === type)),
  );
});

test('the SQL list of types that sell another period matches the types with the hooks of a next period', () => {
  expect(listTypes((type) => paymentTypes[type].hooks === nextPeriod)).toEqual(
    listTypes((type) => periodTypes.some((known) => known === type)),
  );
});

test('only a type that counts as a first payment refuses a second purchase', () => {
  const guarded = listTypes((type) => paymentTypes[type].requireNotOwned !== undefined);
  expect(guarded).toEqual(['direct']);
  expect(guarded.every((type) => payerOwnedTypes.some((known) => known === type))).toBe(true);
});
