import { paymentTypes as types } from '@/contract/enumerations';
import { paymentTypes } from '@/commerce/modules/checkout/paymentTypes';
import { nextPeriod } from '@/commerce/modules/checkout/purchaseHooks';
import {
  firstPaymentTypes,
  periodTypes,
  sellingTypes,
} from '@/commerce/modules/payments/paymentTypes';
import { tellOfBeginning } from '@/commerce/modules/subscriptions/subscriptionEvents';

const listTypes = (isMeant: (type: (typeof types)[number]) => boolean) => types.filter(isMeant);

test('what SQL takes for a sale of a plan begins a subscription, and nothing else does', () => {
  expect(listTypes((type) => paymentTypes[type].hooks.tellOfPaid === tellOfBeginning)).toEqual(
    listTypes((type) => sellingTypes.some((known) => known === type)),
  );
});

test('what SQL takes for another period is one, and nothing else is', () => {
  expect(listTypes((type) => paymentTypes[type].hooks === nextPeriod)).toEqual(
    listTypes((type) => periodTypes.some((known) => known === type)),
  );
});

test('whoever may not buy a product twice owns it by what is sold first', () => {
  const guarded = listTypes((type) => paymentTypes[type].requireNotOwned !== undefined);
  expect(guarded).toEqual(['direct']);
  expect(guarded.every((type) => firstPaymentTypes.some((known) => known === type))).toBe(true);
});
