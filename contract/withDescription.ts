import type { TSchema } from 'typebox';

export function withDescription<Schema extends TSchema>(
  schema: Schema,
  description: string,
): Schema {
  return { ...schema, description };
}
