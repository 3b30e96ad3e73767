import fastify from 'fastify';
import { ProviderRefusal, ProviderUnavailable } from '@/commerce/providers/errors';
import type { PaymentProvider } from '@/commerce/providers/PaymentProvider';
import { createSandboxProvider } from '@/commerce/providers/sandbox/createSandboxProvider';

const charge = {
  id: 'ch_1',
  paymentId: 'payment-1',
  amount: 114000,
  currency: 'BRL',
  status: 'captured',
  declineCode: null,
  profileId: null,
  redirect: null,
  pix: null,
  bankSlip: null,
  mpesa: null as { id: string } | null,
};

const refusing = fastify();
refusing.post('/charges/:id/:action', (_request, reply) => reply.code(409).send({}));
refusing.get('/charges/:id', (_request, reply) => reply.send(charge));
refusing.get('/charges', (_request, reply) =>
  reply.send({
    charges: [
      { ...charge, id: 'ch_1' },
      { ...charge, amount: '1' },
      { ...charge, id: 'ch_3' },
    ],
    nextCursor: null,
  }),
);

let provider: PaymentProvider;
beforeAll(async () => {
  const url = await refusing.listen({ port: 0, host: '127.0.0.1' });
  provider = createSandboxProvider({
    url,
    apiKey: 'key',
    timeoutMs: 30_000,
    webhookSecret: 'YQ==',
  });
});
afterAll(() => refusing.close());

const actions = {
  capture: () => provider.captureCharge('ch_1'),
  expire: () => provider.expireCharge('ch_1'),
  refund: () => provider.refundCharge('ch_1'),
  void: () => provider.voidCharge('ch_1'),
};

test.each([
  ['refund', 'captured'],
  ['void', 'authorized'],
  ['void', 'requires_action'],
  ['expire', 'pending'],
] as const)('a %s that leaves its charge %s is a refusal', async (action, status) => {
  Object.assign(charge, { status, mpesa: null });
  await expect(actions[action]()).rejects.toThrow(
    new ProviderRefusal(`The provider refuses to ${action} a charge that is ${status}`),
  );
});

test('an expiry that leaves an M-Pesa push open is a refusal', async () => {
  Object.assign(charge, { status: 'pending', mpesa: { id: 'push-1' } });
  await expect(actions.expire()).rejects.toThrow(ProviderRefusal);
});

test.each([
  ['refund', 'refunded'],
  ['void', 'captured'],
  ['expire', 'captured'],
  ['capture', 'voided'],
] as const)('a %s that comes too late returns the charge as it is, %s', async (action, status) => {
  Object.assign(charge, { status, mpesa: null });
  expect(await actions[action]()).toMatchObject({ id: 'ch_1', status });
});

test('an unreadable charge hides no other charge of its day', async () => {
  Object.assign(charge, { status: 'captured', mpesa: null });
  const unreadable: Error[] = [];
  const listed: string[] = [];
  for await (const { id } of provider.listCharges('2026-11-22', (error) => unreadable.push(error)))
    listed.push(id);
  expect(listed).toEqual(['ch_1', 'ch_3']);
  expect(unreadable).toEqual([
    new ProviderUnavailable('A charge of 2026-11-22 does not match its schema'),
  ]);
});
