import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';
import { sharedSchemas } from './sharedSchemas';

const sharedById = new Map<string, object>(
  sharedSchemas.flatMap((schema) =>
    '$id' in schema && typeof schema.$id === 'string' ? [[schema.$id, schema] as const] : [],
  ),
);

function findReferenced(schema: unknown, found = new Map<string, object>()): Map<string, object> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [key, value] of Object.entries(schema)) {
    if (key !== '$ref') findReferenced(value, found);
    else if (typeof value === 'string') {
      const id = value.split('#', 1)[0] ?? '';
      const shared = sharedById.get(id);
      if (!shared || found.has(id)) continue;
      found.set(id, shared);
      findReferenced(shared, found);
    }
  }
  return found;
}

const createCompiler = SerializerSelector();

type Serializer = ReturnType<FastifySerializerCompiler<unknown>>;
const serializers = new Map<string, Serializer>();

/**
 * Compiles a serializer with only the shared schemas that the answer refers to: Fastify passes all of
 * them to each serializer, which checks them all again, half of the time of a start. Calls with the
 * same answer share the serializer.
 */
export const compileSerializer: FastifySerializerCompiler<unknown> = (route) => {
  const key = JSON.stringify(route.schema);
  const known = serializers.get(key);
  if (known) return known;
  const { httpStatus = '', method, schema, url } = route;
  let compiled: Serializer | undefined;
  const serializer: Serializer = (answer) => {
    compiled ??= createCompiler(
      Object.fromEntries(findReferenced(schema)),
      {},
    )({ httpStatus, method, schema, url });
    return compiled(answer);
  };
  serializers.set(key, serializer);
  return serializer;
};
