import {
  type ContractCall,
  getBody,
  getParameters,
  resolveSchema,
  type Schema,
} from './contractCalls';

export interface WrongValue {
  /** JSON pointer into the body, or the name of a query parameter. */
  field: string;
  code: string;
  value: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasType = ({ type }: Schema, name: string) => [type].flat().includes(name);

function breakBounds(schema: Schema, value: unknown): Omit<WrongValue, 'field'>[] {
  const { maxItems, maxLength, maxProperties, maximum, minItems, minLength, minimum } = schema;
  const [item] = Array.isArray(value) ? (value as unknown[]) : [];
  // Extends the sample: a text with a format keeps it when letters are appended.
  const text = typeof value === 'string' ? value : '';
  return [
    ...(minLength ? [{ code: 'too_short', value: 'a'.repeat(minLength - 1) }] : []),
    ...(maxLength !== undefined
      ? [{ code: 'too_long', value: text.padEnd(maxLength + 1, 'a') }]
      : []),
    ...(minimum !== undefined ? [{ code: 'too_small', value: minimum - 1 }] : []),
    ...(maximum !== undefined ? [{ code: 'too_large', value: maximum + 1 }] : []),
    ...(minItems ? [{ code: 'too_short', value: [] }] : []),
    ...(maxItems !== undefined
      ? [{ code: 'too_long', value: Array.from({ length: maxItems + 1 }, () => item) }]
      : []),
    ...(maxProperties !== undefined
      ? [
          {
            code: 'too_long',
            value: Object.fromEntries(
              Array.from({ length: maxProperties + 1 }, (_, index) => [`m${index}`, 'x']),
            ),
          },
        ]
      : []),
  ];
}

function breakType(schema: Schema): Omit<WrongValue, 'field'>[] {
  if (hasType(schema, 'string')) return [{ code: 'type', value: 12 }];
  if (hasType(schema, 'integer')) return [{ code: 'type', value: '12' }];
  if (hasType(schema, 'boolean')) return [{ code: 'type', value: 'true' }];
  if (hasType(schema, 'array')) return [{ code: 'type', value: {} }];
  return hasType(schema, 'object') ? [{ code: 'type', value: [] }] : [];
}

function chooseBranch(schema: Schema, sample: unknown): Schema {
  const isMeant = (branch: Schema) =>
    isObject(sample) && resolveSchema(branch).properties?.method?.const === sample.method;
  return resolveSchema(schema.anyOf?.find(isMeant) ?? schema);
}

function breakValue(unresolved: Schema, sample: unknown, pointer = ''): WrongValue[] {
  const schema = chooseBranch(resolveSchema(unresolved), sample);
  const own = [...breakBounds(schema, sample), ...breakType(schema)].map((broken) => ({
    ...broken,
    field: pointer,
  }));
  if (schema.items && Array.isArray(sample)) {
    const [first, ...rest] = sample as unknown[];
    const items = breakValue(schema.items, first, `${pointer}/0`);
    return [...items.map((broken) => ({ ...broken, value: [broken.value, ...rest] })), ...own];
  }
  return isObject(sample) ? [...breakMembers(schema, sample, pointer), ...own] : own;
}

function breakMembers(
  { additionalProperties, properties = {}, required = [] }: Schema,
  sample: Record<string, unknown>,
  pointer: string,
): WrongValue[] {
  const each = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const named = Object.fromEntries(Object.keys(each ? sample : {}).map((name) => [name, each]));
  const members = Object.entries({ ...properties, ...named }).flatMap(([name, schema = {}]) =>
    breakValue(schema, sample[name], `${pointer}/${name}`).map((broken) => ({
      ...broken,
      value: { ...sample, [name]: broken.value },
    })),
  );
  const missing = required.map((name) => ({
    field: `${pointer}/${name}`,
    code: 'required',
    value: { ...sample, [name]: undefined },
  }));
  const unknown = { field: `${pointer}/nobody`, code: 'unknown', value: { ...sample, nobody: 1 } };
  return [...members, ...missing, ...(each ? [] : [unknown])];
}

export const breakBody = (call: ContractCall): WrongValue[] =>
  call.bodySchema ? breakValue(call.bodySchema, getBody(call)) : [];

export const breakQuery = (call: ContractCall): WrongValue[] =>
  getParameters(call, 'query').flatMap(({ name, required, schema }) => [
    ...breakBounds(schema, '').map((broken) => ({ ...broken, field: name })),
    ...(schema.enum ? [{ field: name, code: 'unknown', value: 'nobody' }] : []),
    ...(required ? [{ field: name, code: 'required', value: undefined }] : []),
  ]);
