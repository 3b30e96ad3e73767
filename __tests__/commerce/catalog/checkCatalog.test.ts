import type { CatalogProduct } from '@/commerce/catalog/CatalogProduct';
import { checkCatalog } from '@/commerce/catalog/checkCatalog';
import { createCatalog } from '@/commerce/catalog/createCatalog';
import { linearFlow } from '@/commerce/catalog/linearFlow';
import { ms } from '@/commerce/catalog/products/ms';
import { registry } from '@/commerce/catalog/registry';

test('the catalogue is sound', () => {
  expect(checkCatalog(registry)).toEqual([]);
});

const payment = { id: 'main-payment', templateId: 'payment', props: {} } as const;

test.each<[string, Partial<CatalogProduct>, RegExp]>([
  [
    'a price that is no integer',
    { plans: ms.plans.map((plan) => ({ ...plan, standardAmount: 0.5 })) },
    /standardAmount/,
  ],
  [
    'a plan with no way to pay',
    { plans: ms.plans.map((plan) => ({ ...plan, paymentMethods: [] })) },
    /paymentMethods/,
  ],
  ['a product without flows', { flows: [] }, /flows/],
  [
    'a voucher worth the whole price',
    { vouchers: [{ code: 'A', planId: 'ms-anual', discount: 114000 }] },
    /voucher A/,
  ],
  ['a voucher of no plan', { vouchers: [{ code: 'A', planId: 'x', discount: 1 }] }, /voucher A/],
  [
    'an offer above the price',
    { offers: [{ id: 'a', planId: 'ms-anual', amount: 114001, endsAt: null }] },
    /offer a/,
  ],
  [
    'a step twice',
    { flows: [linearFlow('default', [payment, payment])] },
    /main-payment is there twice/,
  ],
  [
    'a step that leads nowhere',
    { flows: [{ id: 'default', steps: [{ ...payment, defaultNextStepId: 'x' }] }] },
    /leads nowhere/,
  ],
  [
    'a step that sells an unknown plan',
    {
      flows: [
        linearFlow('default', [
          { ...payment, props: { plan: { id: 'x', business: 'meusucesso' } } },
        ]),
      ],
    },
    /unknown plan/,
  ],
])('%s is a fault', (_name, change, sentence) => {
  expect(checkCatalog([{ ...ms, ...change }])).toContainEqual(expect.stringMatching(sentence));
});

test('a product or a plan that is there twice is a fault, and keeps the service from starting', () => {
  expect(checkCatalog([ms, ms])).toEqual([
    'product meusucesso/ms/BR is there twice',
    'plan ms-anual is there twice',
  ]);
  expect(() => createCatalog([ms, ms])).toThrow('The catalogue is not sound');
});
