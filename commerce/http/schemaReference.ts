import Type, { type Static, type TSchema } from 'typebox';

/** Refers to a shared schema by its `$id`, so that OpenAPI names it once; typed as the schema. */
export function schemaReference<Schema extends TSchema & { $id?: string }>(schema: Schema) {
  return Type.Unsafe<Static<Schema>>({ $ref: `${schema.$id ?? ''}#` });
}
