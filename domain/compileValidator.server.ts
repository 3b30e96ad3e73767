import { AjvCompiler, type Options } from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

const createCompiler = AjvCompiler();

type Validator = ReturnType<FastifySchemaCompiler<TSchema>>;

/**
 * Compiles the validator of each part of a request at the first request that has this part. Fastify
 * compiles all validators at the start, which is most of what a start costs.
 * @param shared schemas that the schemas of calls refer to by their ids
 */
export function createValidatorCompiler(
  shared: readonly object[],
  customOptions: Options,
): FastifySchemaCompiler<TSchema> {
  const compile = createCompiler(Object.fromEntries(shared.entries()), { customOptions });
  return ({ schema, ...route }) => {
    let compiled: Validator | undefined;
    const validate: Validator = (value: unknown) => {
      compiled ??= compile({ ...route, schema });
      const result = compiled(value);
      validate.errors = compiled.errors ?? null;
      return result;
    };
    return validate;
  };
}
