import type { LookupAddress } from 'node:dns';
import {
  createPublicLookup,
  isPublicAddress,
  refusePrivateHost,
} from '@/commerce/modules/events/publicAddresses';
import { createWebhookDestination } from '@/commerce/modules/events/webhookDestination';
import type { DeliveredEvent } from '@/contract/events/events';
import { startServer } from '../../../support/startServer';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'no address',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('a private address as the host is refused, a public address or a name is not', () => {
  expect(() => {
    refusePrivateHost('[::1]');
  }).toThrow('private');
  expect(() => {
    refusePrivateHost('10.0.0.1');
  }).toThrow('private');
  expect(() => {
    refusePrivateHost('8.8.8.8');
  }).not.toThrow();
  expect(() => {
    refusePrivateHost('school.example');
  }).not.toThrow();
});

const event: DeliveredEvent = {
  id: '0b0e2b2e-0f57-4a39-9f5c-6a52f7d4a111',
  type: 'lead.created',
  version: 1,
  timestamp: '2030-01-31T12:00:00.000Z',
  sequence: 1,
  data: {},
};

async function deliverTo(answers: readonly LookupAddress[][], host = 'school.example') {
  let calls = 0;
  const server = await startServer((_, response) => {
    calls += 1;
    response.end();
  });
  const { port } = new URL(server.url);
  let asked = 0;
  const lookup = createPublicLookup((_host, _options, callback) => {
    callback(null, [...(answers[Math.min(asked++, answers.length - 1)] ?? [])]);
  });
  const endpoint = {
    id: 'school',
    businesses: ['medcof'],
    url: `http://${host}:${port}/`,
    secrets: [`whsec_${Buffer.alloc(24, 7).toString('base64')}`],
    types: null,
  };
  const destination = createWebhookDestination(endpoint, { allowsPrivate: false, lookup });
  const outcome = await destination.deliver(event, AbortSignal.timeout(30_000));
  await server.stop();
  return { calls, outcome };
}

const own = { address: '127.0.0.1', family: 4 };
const refused = { calls: 0, outcome: { kind: 'failed', reason: 'a private address' } };

test('a name that resolves to this machine is not called', async () => {
  expect(await deliverTo([[own]])).toEqual(refused);
});

test('a name that resolves to this machine beside a public address is not called', async () => {
  expect(await deliverTo([[{ address: '93.184.215.14', family: 4 }, own]])).toEqual(refused);
});

test('a name that would resolve to this machine at a second lookup is not called: there is none', async () => {
  // 192.0.2.1 is reserved for documentation (RFC 5737), so it does not count as public either.
  const { calls } = await deliverTo([[{ address: '192.0.2.1', family: 4 }], [own]]);
  expect(calls).toBe(0);
});

test('an address of this machine is not called', async () => {
  expect(await deliverTo([], '127.0.0.1')).toEqual(refused);
});
