import { createChargeSafely } from '@/commerce/modules/payments/createChargeSafely';
import { ProviderRefusal, ProviderUnavailable } from '@/commerce/providers/errors';
import type { ChargeOrder } from '@/commerce/providers/PaymentProvider';
import { FakeProvider } from '../../../support/FakeProvider';

const order: ChargeOrder = {
  reference: 'f3a1c1de-0000-4000-8000-000000000001',
  amount: 114000,
  currency: 'BRL',
  payer: {
    name: 'Maria da Silva',
    email: 'maria@example.com',
    phone: '+5511987654321',
    document: null,
  },
  description: 'meuSucesso',
  merchant: { name: 'meuSucesso', city: 'São Paulo' },
  method: { method: 'pix', expiresInSeconds: 60 },
};

let provider: FakeProvider;
beforeEach(() => {
  provider = new FakeProvider();
});

const ask = (isInTime = () => true) => createChargeSafely(provider, order, isInTime);

const refuse = () => Promise.reject(new ProviderRefusal('The provider answered 429'));

test('a charge that the provider refuses is refused', async () => {
  vi.spyOn(provider, 'createCharge').mockImplementation(refuse);
  expect(await ask()).toEqual({ kind: 'refused' });
});

test('a call that never reached the provider is retried under the same reference', async () => {
  provider.behaviours = ['turn-away', 'turn-away'];
  expect(await ask()).toMatchObject({ kind: 'known' });
  expect(new Set(provider.orders.map(({ reference }) => reference)).size).toBe(1);
});

test('a provider that turns every call away has charged nothing, and the retries soon stop', async () => {
  provider.behaviours = Array<'turn-away'>(50).fill('turn-away');
  expect(await ask()).toEqual({ kind: 'not-charged' });
  expect(provider.orders.length).toBeGreaterThan(2);
  // The delay doubles each time: one more call would come after five seconds.
  expect(provider.orders.length).toBeLessThan(6);
});

test('calls that are turned away leave an earlier unanswered call unknown', async () => {
  provider.behaviours = ['drop-before', ...Array<'turn-away'>(50).fill('turn-away')];
  expect(await ask()).toEqual({ kind: 'unknown' });
});

test('a refusal to look up a lost call leaves its charge unknown', async () => {
  provider.behaviours = ['drop-after'];
  vi.spyOn(provider, 'findCharge').mockImplementation(refuse);
  expect(await ask()).toEqual({ kind: 'unknown' });
});

test('a refusal of the second call leaves the first call unknown', async () => {
  vi.spyOn(provider, 'createCharge')
    .mockRejectedValueOnce(new ProviderUnavailable('dropped'))
    .mockImplementation(refuse);
  expect(await ask()).toEqual({ kind: 'unknown' });
});

test('no call is made once it is too late', async () => {
  expect(await ask(() => false)).toEqual({ kind: 'unknown' });
  expect(provider.orders).toHaveLength(0);
});

test('a lost call is not repeated once it is too late', async () => {
  provider.behaviours = ['drop-before'];
  const isInTime = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
  expect(await ask(isInTime)).toEqual({ kind: 'unknown' });
  expect(provider.orders).toHaveLength(1);
});
