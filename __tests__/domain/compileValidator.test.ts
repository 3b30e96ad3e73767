import { createValidatorCompiler } from '@/domain/compileValidator.server';

const Lead = {
  $id: 'Lead',
  type: 'object',
  required: ['email'],
  properties: { email: { type: 'string' } },
};
const route = { method: 'POST', url: '/lead', httpPart: 'body' };
const compile = createValidatorCompiler([Lead], { coerceTypes: false, removeAdditional: false });

test('a request is held against the shared schema that its own refers to, and told what is wrong', () => {
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

test('a schema that is none fails the request that comes to it', () => {
  const validate = compile({ ...route, schema: { type: 'nothing-like-it' } });
  expect(() => validate({})).toThrow(/schema is invalid/);
});
