type KindOf<Value> = [Value] extends [string]
  ? 'string'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [boolean]
      ? 'boolean'
      : [Value] extends [readonly unknown[]]
        ? 'array'
        : 'object';

type Kind<Value> =
  | KindOf<NonNullable<Value>>
  | ([Value] extends [NonNullable<Value>] ? never : `${KindOf<NonNullable<Value>>}?`);

type Need<Value> =
  | Kind<Value>
  | (NonNullable<Value> extends readonly (infer Item)[]
      ? readonly [Needs<Item>]
      : NonNullable<Value> extends object
        ? Needs<NonNullable<Value>>
        : never);

/**
 * Members without which the page cannot use an answer. Leave out members that are only shown where
 * they are present: another service behind the contract may not send them.
 */
export type Needs<Answer> = { readonly [Member in keyof Answer]?: Need<Answer[Member]> };

export function hasMembers<Answer>(body: unknown, needs: Needs<Answer>): body is Answer {
  return Object.entries(needs).every(
    ([member, need]) =>
      typeof body === 'object' && body !== null && isMet(Reflect.get(body, member), need),
  );
}

function isMet(value: unknown, need: unknown): boolean {
  if (typeof need === 'string') return isOfKind(value, need);
  if (Array.isArray(need)) {
    const item: unknown = need[0];
    return Array.isArray(value) && value.every((each) => isMet(each, item));
  }
  return typeof need === 'object' && need !== null && hasMembers<object>(value, need);
}

function isOfKind(value: unknown, kind: string): boolean {
  if (kind.endsWith('?')) {
    return value === null || value === undefined || isOfKind(value, kind.slice(0, -1));
  }
  if (kind === 'array') return Array.isArray(value);
  if (kind === 'object') return typeof value === 'object' && value !== null;
  return typeof value === kind;
}
