import type { TSchema } from 'typebox';

/** The same schema, and what its value means in this place. */
export function withDescription<Schema extends TSchema>(
  schema: Schema,
  description: string,
): Schema {
  return { ...schema, description };
}
