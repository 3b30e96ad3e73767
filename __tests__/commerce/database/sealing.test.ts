import {
  decrypt,
  encrypt,
  fingerprint,
  getCurrentPrefix,
  open,
  seal,
  setSealingKeys,
} from '@/commerce/database/sealing';
import { testKeys } from '../../support/setupKeys';

afterEach(() => {
  setSealingKeys(testKeys);
});

const cpf = '12345678909';

test('a sealed text opens to the same text and is unreadable while sealed', () => {
  const sealed = seal(cpf, 'document');
  expect(open(sealed, 'document')).toBe(cpf);
  expect(sealed).not.toContain(cpf);
  expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(
    cpf,
  );
  expect(seal(cpf, 'document')).not.toBe(sealed);
  expect(sealed.startsWith(getCurrentPrefix())).toBe(true);
});

test.each(['', 'é', 'a'.repeat(10_000), 'sealed.abc'])('any text can be sealed: %s', (text) => {
  expect(open(seal(text, 'phone'), 'phone')).toBe(text);
});

test('a text stored before sealing existed is read as it stands', () => {
  expect(open('+5511987654321', 'phone')).toBe('+5511987654321');
  expect(open('erased', 'phone')).toBe('erased');
});

test('a text sealed as one kind of data does not open as another', () => {
  expect(() => open(seal(cpf, 'document'), 'phone')).toThrow();
});

test('a sealed value that was changed does not open', () => {
  const key = Buffer.alloc(32, 1);
  const sealed = encrypt(Buffer.from(cpf), key, 'pdf');
  expect(decrypt(sealed, key, 'pdf').toString()).toBe(cpf);
  for (const place of [0, 12, 28, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect(() => decrypt(changed, key, 'pdf')).toThrow();
  }
  expect(() => decrypt(sealed, Buffer.alloc(32, 2), 'pdf')).toThrow();
});

test('during a key change both keys open, and the new one seals', () => {
  const old = seal(cpf, 'document');
  setSealingKeys({ ...testKeys, dataKey: `a-new-key-of-this-test,${testKeys.dataKey}` });
  expect(open(old, 'document')).toBe(cpf);
  expect(old.startsWith(getCurrentPrefix())).toBe(false);
  const renewed = seal(cpf, 'document');
  setSealingKeys({ ...testKeys, dataKey: 'a-new-key-of-this-test' });
  expect(open(renewed, 'document')).toBe(cpf);
  expect(() => open(old, 'document')).toThrow(
    /^DATA_KEY has no key [0-9a-f]{8}, with which a document/,
  );
});

test('a fingerprint is the same for the same text, and another with another key', () => {
  const known = fingerprint(cpf);
  expect(fingerprint(cpf)).toBe(known);
  expect(known).toMatch(/^[0-9a-f]{64}$/);
  setSealingKeys({ ...testKeys, dataKey: 'a-new-key-of-this-test' });
  expect(fingerprint(cpf)).toBe(known);
  setSealingKeys({ ...testKeys, lookupKey: 'another-lookup-key-0123' });
  expect(fingerprint(cpf)).not.toBe(known);
});
