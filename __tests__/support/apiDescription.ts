import { readFileSync } from 'node:fs';

export type Json = Record<string, unknown>;

interface Media {
  schema: Json;
  example?: unknown;
}

interface DescribedOperation {
  operationId: string;
  parameters?: readonly { name: string; in: string; description?: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> }>;
}

interface ApiDescription {
  paths: Record<string, Record<string, DescribedOperation>>;
  webhooks: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Json> };
}

export const apiDescription = JSON.parse(
  readFileSync('contract/openapi.json', 'utf8'),
) as ApiDescription;

export const operations = [apiDescription.paths, apiDescription.webhooks].flatMap((group) =>
  Object.values(group).flatMap((methods) => Object.values(methods)),
);

export const schemas = Object.entries(apiDescription.components.schemas);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Member {
  /** The schema or operation, and the names of the members down to this one. */
  path: readonly string[];
  description: unknown;
}

/** Every member of a schema, at any depth, also those of its alternatives and lists. */
export function listMembers(schema: unknown, path: readonly string[]): Member[] {
  if (!isObject(schema)) return [];
  const { additionalProperties, allOf, anyOf, items, properties } = schema;
  const alternatives = [allOf, anyOf].flatMap((each): unknown[] =>
    Array.isArray(each) ? each : [],
  );
  return [
    ...Object.entries(isObject(properties) ? properties : {}).flatMap(([name, member]) => [
      { path: [...path, name], description: isObject(member) ? member.description : undefined },
      ...listMembers(member, [...path, name]),
    ]),
    ...[items, additionalProperties, ...alternatives].flatMap((each) => listMembers(each, path)),
  ];
}

/** The schema with everything that it refers to in its place. */
export function inline(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inline);
  if (!isObject(schema)) return schema;
  if (typeof schema.$ref === 'string')
    return inline(apiDescription.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  return Object.fromEntries(Object.entries(schema).map(([name, each]) => [name, inline(each)]));
}

/** Examples that stand beside a body, in its schema, or in the alternatives of its schema. */
export function listExamples({ example, schema }: Media): unknown[] {
  const resolved = inline(schema);
  if (example !== undefined) return [example];
  if (!isObject(resolved)) return [];
  if (Array.isArray(resolved.examples)) return resolved.examples;
  return Array.isArray(resolved.anyOf)
    ? resolved.anyOf.flatMap((each) => listExamples({ schema: each as Json }))
    : [];
}
