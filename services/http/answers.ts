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

type RequiredMember<Value> =
  | Kind<Value>
  | (NonNullable<Value> extends readonly (infer Item)[]
      ? readonly [RequiredMembers<Item>]
      : NonNullable<Value> extends object
        ? RequiredMembers<NonNullable<Value>>
        : never);

/**
 * Members without which the page cannot use an answer. Leave out members that are only shown where
 * they are present: another service behind the contract may not send them.
 */
export type RequiredMembers<Answer> = {
  readonly [Member in keyof Answer]?: RequiredMember<Answer[Member]>;
};

export function hasMembers<Answer>(
  body: unknown,
  required: RequiredMembers<Answer>,
): body is Answer {
  return Object.entries(required).every(
    ([member, kind]) =>
      typeof body === 'object' && body !== null && isMet(Reflect.get(body, member), kind),
  );
}

function isMet(value: unknown, required: unknown): boolean {
  if (typeof required === 'string') return isOfKind(value, required);
  if (Array.isArray(required)) {
    const item: unknown = required[0];
    return Array.isArray(value) && value.every((each) => isMet(each, item));
  }
  return typeof required === 'object' && required !== null && hasMembers<object>(value, required);
}

function isOfKind(value: unknown, kind: string): boolean {
  if (kind.endsWith('?')) {
    return value === null || value === undefined || isOfKind(value, kind.slice(0, -1));
  }
  if (kind === 'array') return Array.isArray(value);
  if (kind === 'object') return typeof value === 'object' && value !== null;
  return typeof value === kind;
}
