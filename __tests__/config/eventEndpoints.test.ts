import { randomBytes } from 'node:crypto';
import { createEndpointDestinations } from '@/commerce/modules/events/endpoints';
import { findEndpointFaults, parseEventEndpoints } from '@/config/eventEndpoints.server';

const createSecret = (bytes: number) => `whsec_${randomBytes(bytes).toString('base64')}`;
const secret = createSecret(32);
const endpoint = {
  id: 'crm',
  businesses: ['medcof'],
  url: 'https://school.example/hooks',
  secrets: [secret],
};
const parse = (...given: object[]) => parseEventEndpoints(JSON.stringify(given));

test('an endpoint has an id, companies, an address and one secret or two', () => {
  expect(parse(endpoint)).toEqual([{ ...endpoint, types: null }]);
  const two = { ...endpoint, id: 'lms', secrets: [secret, secret], types: ['payment.paid'] };
  expect(parse(endpoint, two)[1]).toEqual(two);
  expect(parseEventEndpoints('[]')).toEqual([]);
});

test('24 bytes are a secret elsewhere than in production', () => {
  const short = { ...endpoint, secrets: [createSecret(24)] };
  expect(parse(short)).toEqual([{ ...short, types: null }]);
});

test.each([
  ['no JSON', '{'],
  ['no list', JSON.stringify(endpoint)],
  ['no id', JSON.stringify([{ ...endpoint, id: '' }])],
  ['an id twice', JSON.stringify([endpoint, endpoint])],
  ['no company', JSON.stringify([{ ...endpoint, businesses: [] }])],
  ['no address', JSON.stringify([{ ...endpoint, url: 'school' }])],
  ['another protocol', JSON.stringify([{ ...endpoint, url: 'ftp://school.example' }])],
  ['a password in the address', JSON.stringify([{ ...endpoint, url: 'https://a:b@s.example' }])],
  ['no secret', JSON.stringify([{ ...endpoint, secrets: [] }])],
  ['three secrets', JSON.stringify([{ ...endpoint, secrets: [secret, secret, secret] }])],
  ['a secret without its prefix', JSON.stringify([{ ...endpoint, secrets: [secret.slice(6)] }])],
  ['a short secret', JSON.stringify([{ ...endpoint, secrets: [createSecret(23)] }])],
  ['what is no member', JSON.stringify([{ ...endpoint, uri: 'x' }])],
])('%s is refused', (_, text) => {
  expect(() => parseEventEndpoints(text)).toThrow();
});

const faultsOf = (changes: object) =>
  parse({ ...endpoint, ...changes }).flatMap(findEndpointFaults);

test('production accepts valid endpoints', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  ['http', { url: 'http://school.example' }, /^The url of crm .* https/],
  ['this machine', { url: 'https://localhost/' }, /public server/],
  ['an address', { url: 'https://10.0.0.1/' }, /public server/],
  ['an address of IPv6', { url: 'https://[fd00::1]/' }, /public server/],
  ['a name of the inside', { url: 'https://crm.internal/' }, /public server/],
  ['a bare name', { url: 'https://crm/' }, /public server/],
  [
    'a secret that is a pattern',
    { secrets: [`whsec_${Buffer.alloc(32, 7).toString('base64')}`] },
    /^The secrets of crm .* random/,
  ],
  [
    'a secret of 31 bytes beside a long one',
    { secrets: [secret, createSecret(31)] },
    /^The secrets of crm .* 32 random bytes .* rand -base64 32/,
  ],
])('production refuses %s, in one sentence without the secret', (_, changes, sentence) => {
  const faults = faultsOf(changes);
  expect(faults).toEqual([expect.stringMatching(sentence)]);
  expect(faults.join()).not.toContain(secret);
});

test('an unknown company or type, and the reserved id of the mails, are refused at the start', () => {
  const create = (changes: object) => () =>
    createEndpointDestinations({
      appEnvironment: 'test',
      eventEndpoints: parse({ ...endpoint, ...changes }),
    });
  expect(create({ businesses: ['nobody'] })).toThrow(/crm names nobody/);
  expect(create({ types: ['payment.piad'] })).toThrow(/crm names payment\.piad/);
  expect(create({ id: 'mail' })).toThrow(/mail is the checkout's own/);
  expect(create({})()).toHaveLength(1);
});
