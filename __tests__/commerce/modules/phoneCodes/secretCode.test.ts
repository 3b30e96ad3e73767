import { createSecretCode } from '@/commerce/modules/phoneCodes/phoneCodes';
import { hashSecretCode, isSecretCode } from '@/commerce/secrets';

test('codes have six digits, with their leading zeros', () => {
  const codes = Array.from({ length: 2_000 }, createSecretCode);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1_900);
});

test('a hash matches its code, does not contain it and differs each time', async () => {
  const hash = await hashSecretCode('012345');
  expect(hash).not.toContain('012345');
  expect(await hashSecretCode('012345')).not.toBe(hash);
  expect(await isSecretCode('012345', hash)).toBe(true);
  expect(await isSecretCode('012346', hash)).toBe(false);
});

test.each(['', '.', 'a.b', 'YQ==.YQ=='])('a damaged hash matches no code: %j', async (hash) => {
  expect(await isSecretCode('012345', hash)).toBe(false);
});
