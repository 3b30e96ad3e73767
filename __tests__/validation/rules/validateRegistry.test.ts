import { validateRegistry } from '@/validation/rules/validateRegistry';

test.each(['123.456.789-09', '12.345.678/0001-95', '12.ABC.345/01DE-35'])(
  'accepts %j',
  (number) => {
    expect(validateRegistry(number)).toBeUndefined();
  },
);

test.each(['', '12345678', '123.456.789-00', '12.345.678/0001-90'])('refuses %j', (number) => {
  expect(validateRegistry(number)).toBe('validation.registry');
});
