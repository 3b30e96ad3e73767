import { readEmail, validateEmail } from '@/validation/contact';

test.each([
  'ana@gmail.com',
  ' ana@gmail.com ',
  'ana@gmail.com.',
  'ana@gmail.com,',
  'ana@gmail.com;',
  'ana@gmail.com…',
  'ana@gmail.com!',
  'mailto:ana@gmail.com',
  'MAILTO:ana@gmail.com',
  '<ana@gmail.com>',
  '<mailto:ana@gmail.com>',
  'Ana Souza <ana@gmail.com>',
  'Ana Souza <ana@gmail.com>;',
  '"Souza, Ana" <ana@gmail.com>',
  'Ana Souza (ana@gmail.com)',
  'Ana<ana@gmail.com',
  '[ana@gmail.com]',
  'e-mail: ana@gmail.com',
  'E-mail:ana@gmail.com.',
  '“ana@gmail.com”',
  "'ana@gmail.com'",
  '«ana@gmail.com»',
  'ana@gmail.com <ana@gmail.com>',
  'ana@gmail.com<mailto:ana@gmail.com>',
  'Ana Souza <ana@gmail.com> (ana@gmail.com)',
  'ana@gmail.com, ana@gmail.com',
  'ana@gmail.com (pessoal)',
  'ana@gmail.com. (pessoal)',
  'ana@gmail.com - trabalho',
  '[ana@gmail.com](mailto:ana@gmail.com)',
  '[ana@gmail.com](mailto:ana@gmail.com?subject=Oi)',
  '- ana@gmail.com',
  'mailto:ana@gmail.com?subject=x',
  'mailto:ana@gmail.com?subject=Boa%20tarde&body=x',
  'ana@gmail.com 😊',
  '📧 ana@gmail.com',
  'ａｎａ＠ｇｍａｉｌ．ｃｏｍ',
  'ana@gmail.com\u00a0\u200b',
])('%s is an address with what stands around it', (text) => {
  expect(readEmail(text)).toBe('ana@gmail.com');
});

test.each([
  'ana.souza+curso@exemplo.com.br',
  "o'brien@exemplo.com",
  '!#$%&*@exemplo.com',
  '_ana-@exemplo.com',
])('%s stays', (text) => {
  expect(readEmail(text)).toBe(text);
  expect(validateEmail(text)).toBeUndefined();
});

test('an apostrophe inside an address is its own', () => {
  expect(readEmail("d'ana@gmail.com.")).toBe("d'ana@gmail.com");
});

test.each([
  'ana souza@gmail.com',
  // A mistyped dot: Souza is somebody else.
  'ana:souza@gmail.com',
  'ana(souza@gmail.com',
  'ana[souza@gmail.com',
  'ana"souza@gmail.com',
  'ana @gmail.com',
  'ana@gmail.com, bruno@gmail.com',
  'Ana <ana@gmail.com> <bruno@gmail.com>',
  'ana@gmail.com,br',
  'ana@gmail',
  'ana@gmail..com',
  'joão@gmail.com',
  'josé@gmail.com',
  'ana@@gmail.com',
  'ana@gmail.com <bruno@gmail.com>',
  '[ana@gmail.com](mailto:bruno@gmail.com)',
  'mailto:ana@gmail.com?cc=bruno@gmail.com',
  'ana souza@gmail.com <souza@gmail.com>',
  'ana@gmail.com@gmail.com',
  'ana@gmail.com br',
  'ana@gmail.com?subject=x',
  'ana@',
  'Ana <ana@gmail>',
  'meu email é ana@gmail.com',
  '4111 1111 1111 1111 ana@gmail.com',
])('%s is still refused', (text) => {
  expect(validateEmail(readEmail(text))).toBe('validation.email');
});
