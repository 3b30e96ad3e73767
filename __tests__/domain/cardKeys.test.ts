import { readCardKeys } from '@/config/cardKeys.server';
import { readEnvironment } from '@/config/start.server';
import { getTrustedCardKeys } from '@/server/http/trustedCardKeys.server';

const own = 'a'.repeat(43);
const next = 'b'.repeat(43);
const other = 'c'.repeat(43);

afterEach(() => {
  for (const name of ['CARD_KEY_THUMBPRINTS', 'HOMOLOG_CARD_KEY_THUMBPRINTS', 'HOMOLOG_API_URL'])
    Reflect.deleteProperty(process.env, name);
});

test('any key is trusted where none is named', () => {
  expect(readCardKeys({}).own).toBeUndefined();
});

test('several keys are trusted while a key is changed, and an invalid thumbprint is refused', () => {
  expect(readCardKeys({ CARD_KEY_THUMBPRINTS: `${own}, ${next}` }).own).toEqual([own, next]);
  expect(readCardKeys({ CARD_KEY_THUMBPRINTS: 'none' }).own).toEqual([]);
  for (const wrong of ['key-1', `${own}=`, `${own},`])
    expect(() => readCardKeys({ CARD_KEY_THUMBPRINTS: wrong })).toThrow(/must be the RFC 7638/);
});

test('a page trusts the keys of its own environment and no other', () => {
  expect(getTrustedCardKeys({ isHomologation: false })).toBeUndefined();
  process.env.CARD_KEY_THUMBPRINTS = own;
  expect(getTrustedCardKeys({ isHomologation: false })).toEqual([own]);
  // Without a service of its own, homologation uses the same service.
  expect(getTrustedCardKeys({ isHomologation: true })).toEqual([own]);
  process.env.HOMOLOG_API_URL = 'https://homolog.example';
  process.env.HOMOLOG_CARD_KEY_THUMBPRINTS = other;
  expect(getTrustedCardKeys({ isHomologation: true })).toEqual([other]);
  expect(getTrustedCardKeys({ isHomologation: false })).toEqual([own]);
});

test('the environment passes both lists of keys on', () => {
  const set = { CARD_KEY_THUMBPRINTS: own, HOMOLOG_CARD_KEY_THUMBPRINTS: other };
  expect(readEnvironment(set).cardKeys).toEqual(set);
});
