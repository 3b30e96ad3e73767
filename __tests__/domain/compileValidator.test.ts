import { createValidatorCompiler } from '@/domain/compileValidator.server';

const Lead = {
  $id: 'Lead',
  type: 'object',
  required: ['email'],
  properties: { email: { type: 'string' } },
};
const route = { method: 'POST', url: '/lead', httpPart: 'body' };
const compile = createValidatorCompiler([Lead], { coerceTypes: false, removeAdditional: false });

test('a request is validated against the shared schema that its own schema refers to, with its errors', () => {
  const validate = compile({ ...route, schema: { $ref: 'Lead#' } });
  expect(validate({ email: 'ana@example.com' })).toBe(true);
  expect(validate.errors).toBeNull();
  expect(validate({ email: 5 })).toBe(false);
  expect(validate.errors).toEqual([
    expect.objectContaining({ instancePath: '/email', keyword: 'type' }),
  ]);
  expect(validate({ email: 'ana@example.com' })).toBe(true);
  expect(validate.errors).toBeNull();
});

test('an invalid schema fails the request that it should validate', () => {
  const validate = compile({ ...route, schema: { type: 'nothing-like-it' } });
  expect(() => validate({})).toThrow(/schema is invalid/);
});
