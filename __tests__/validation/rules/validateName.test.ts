import { validateName } from '@/validation/rules/validateName';

const forty = 'a'.repeat(40);

test.each([
  ['Ana Souza', undefined],
  ['  Ana   Souza  ', undefined],
  ["Joana d'Arc", undefined],
  ['Joana D’Ávila', undefined],
  ['José da Conceição', undefined],
  ['Jose\u0301 da Conceic\u0327a\u0303o', undefined],
  ['María Ñáñez Quispe', undefined],
  [`${forty} Souza`, undefined],
  [`Ana ${'a'.repeat(60)}`, undefined],
  [`${'e\u0301'.repeat(40)} Souza`, undefined],
  [`${forty}a Souza`, 'validation.name.tooLong'],
  [`${forty}a`, 'validation.name.tooLong'],
  [`Ana ${'Souza '.repeat(40)}`, 'validation.name.tooLong'],
  ['', 'validation.name.oneWord'],
  ['Ana', 'validation.name.oneWord'],
  [' Ana ', 'validation.name.oneWord'],
  ['Ana2', 'validation.name.oneWord'],
  ['Ana Souza2', 'validation.name.format'],
  ['Ana-Maria Souza', 'validation.name.format'],
  ['Ana S.', 'validation.name.format'],
  ['Ana 😀', 'validation.name.format'],
  ["Ana '", 'validation.name.format'],
  ['<b>Ana</b> Souza', 'validation.name.format'],
])('%j → %s', (name, message) => {
  expect(validateName(name)).toBe(message);
});
