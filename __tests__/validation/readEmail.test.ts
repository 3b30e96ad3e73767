import { validateEmail } from '@/validation/contact';
import { readEmail } from '@/validation/readEmail';

import { runWithinLimit } from '../support/runWithinLimit';
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
  '𝗮𝗻𝗮@𝗴𝗺𝗮𝗶𝗹.𝗰𝗼𝗺',
  'ana@gmail.com\u00a0\u200b',
  // Symbols that no mailbox begins or ends with.
  '*ana@gmail.com*',
  '**ana@gmail.com**',
  '~ana@gmail.com~',
  '`ana@gmail.com`',
  '{ana@gmail.com}',
  '_ana@gmail.com_',
  '*_ana@gmail.com_*',
  '|ana@gmail.com|',
  '#ana@gmail.com',
  '=ana@gmail.com',
  '/ana@gmail.com',
  '?ana@gmail.com',
  '-ana@gmail.com',
  '.ana@gmail.com',
  '+ana@gmail.com',
  '&ana@gmail.com',
  '$ana@gmail.com',
  "'ana@gmail.com",
  '%20ana@gmail.com',
  'ana@gmail.com%20',
  'mailto:%20ana@gmail.com',
  'email=ana@gmail.com',
  '?email=ana@gmail.com',
  'https://exemplo.com/curso?email=ana@gmail.com',
  'E-mail: *ana@gmail.com*',
  '*E-mail: ana@gmail.com*',
  'Ana Souza *ana@gmail.com*',
  // Cells and lines.
  'Souza\tana@gmail.com',
  'ana@gmail.com\tSouza',
  'Ana Souza\tana@gmail.com\t(11) 98765-4321',
  'Ana Souza\nana@gmail.com\r\n(11) 98765-4321',
  '\tana@gmail.com\n',
  // A space from the keyboard beside the @.
  'ana @gmail.com',
  'ana@ gmail.com',
  'ana @ gmail.com',
  'ana\u00a0@gmail.com',
  'ana@gmail\u00a0.com',
  'E-mail: ana @gmail.com.',
  // Names and sentences around the address.
  'Ana Souza ana@gmail.com',
  'Ana Souza - ana@gmail.com',
  'Ana Souza, ana@gmail.com',
  'Ana - ana@gmail.com',
  'Maria Souza - ana@gmail.com',
  'Maria | ana@gmail.com',
  '(11) 98765-4321 / ana@gmail.com',
  'meu email é ana@gmail.com',
  'Meu e-mail: ana@gmail.com',
  'mi correo es ana@gmail.com',
  'email ana@gmail.com',
  'ana@gmail.com, obrigada',
  'ana@gmail.com Obrigada',
  'ana@gmail,com',
  'ana@gmail.com / (11) 98765-4321',
  'ana@gmail.com (11) 98765-4321',
  'Ana Souza ana@gmail.com, obrigada',
])('finds the address in %s', (text) => {
  expect(readEmail(text)).toBe('ana@gmail.com');
});

test.each([
  'ana.souza+curso@exemplo.com.br',
  "o'brien@exemplo.com",
  '!#$%&*@exemplo.com',
  '_ana-@exemplo.com',
  "o'neil+a@exemplo.com",
  'ana_souza.x-y@exemplo.com',
  'ana&bia@exemplo.com',
])('%s stays as it is', (text) => {
  expect(readEmail(text)).toBe(text);
  expect(validateEmail(text)).toBeUndefined();
});

test('keeps an apostrophe inside an address', () => {
  expect(readEmail("d'ana@gmail.com.")).toBe("d'ana@gmail.com");
});

test.each([
  'ana souza@gmail.com',
  // A mistyped dot: souza@gmail.com is somebody else.
  'ana:souza@gmail.com',
  'ana(souza@gmail.com',
  'ana[souza@gmail.com',
  'ana"souza@gmail.com',
  'ana .souza@gmail.com',
  'ana - souza@gmail.com',
  'ana, souza@gmail.com',
  'Ana Maria souza@gmail.com',
  'email ana souza@gmail.com',
  'meu email @gmail.com',
  'ana souza @gmail.com',
  'ana\u00a0souza@gmail.com',
  'ana.\nsouza@gmail.com',
  'ana@gmail\n.com',
  'ana@gmail.com\n.br',
  'ana%20souza@gmail.com',
  'Ana{ana@gmail.com}',
  'Ana*ana@gmail.com*',
  'ana@gmail.com .br',
  'ana@gmail.com com.br',
  'ana@gmail.sao paulo.com.br',
  'Instagram @ana.souza',
  'ana@gmail.com @ana.souza',
  'ana@gmail@com',
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
  '4111 1111 1111 1111 ana@gmail.com',
])('%s is still refused', (text) => {
  expect(validateEmail(readEmail(text))).toBe('validation.email');
});

test('finds the whole address beside a name', () => {
  expect(readEmail('Ana Souza ana.souza+curso@gmail.com')).toBe('ana.souza+curso@gmail.com');
  expect(readEmail('José Souza jose@gmail.com')).toBe('jose@gmail.com');
  expect(readEmail('_ana@gmail.com')).toBe('_ana@gmail.com');
});

test('a very long text is checked within the time limit', () => {
  for (const unit of ['a', ' ', '*', 'a ', '@', 'a@', 'a:', 'ana@gmail.com ']) {
    const text = unit.repeat(100_000);
    expect(runWithinLimit(() => validateEmail(readEmail(`${text}!`)))).toBe('validation.email');
  }
});
