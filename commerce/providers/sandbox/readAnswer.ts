import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ProviderUnavailable } from '../ProviderUnavailable';

/**
 * Reads the text of a sandbox answer as what it must be.
 * @throws ProviderUnavailable when it is something else.
 */
export function readAnswer<Schema extends TSchema>(schema: Schema, text: string): Static<Schema> {
  try {
    const value: unknown = JSON.parse(text);
    if (Value.Check(schema, value)) return value;
  } catch {
    // Not JSON: told below like any other answer of a wrong shape.
  }
  throw new ProviderUnavailable('The provider gave an answer of a wrong shape');
}
