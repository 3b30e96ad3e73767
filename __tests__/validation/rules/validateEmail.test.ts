import { validateEmail } from '@/validation/rules/validateEmail';

const addressOf = (length: number) => `${'a'.repeat(60)}@${'b'.repeat(length - 65)}.com`;

test.each([
  'ana@exemplo.com',
  'ana.souza+curso@exemplo.com.br',
  ' ana@exemplo.com ',
  'ANA@EXEMPLO.COM',
  'an@ab.co',
  'a1@b2.pt',
  addressOf(80),
])('accepts %j', (email) => {
  expect(validateEmail(email)).toBeUndefined();
});

test.each([
  '',
  'ana',
  'ana@',
  '@exemplo.com',
  'ana@exemplo',
  'ana@@exemplo.com',
  'ana@exemplo..com',
  'ana souza@exemplo.com',
  'a@exemplo.com',
  'ana@e.com',
  'ana@exemplo.c',
  'joão@exemplo.com',
  'joao@exempló.com',
  'ana@exemplo.com,br',
  'ana@exemplo.com; bruno@exemplo.com',
  'Ana <ana@exemplo.com>',
  addressOf(81),
])('refuses %j', (email) => {
  expect(validateEmail(email)).toBe('validation.email');
});
