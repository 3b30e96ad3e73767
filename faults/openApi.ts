import fc from 'fast-check';

/** What is read of a schema of the OpenAPI description (JSON Schema 2020-12). */
interface Schema {
  $ref?: string;
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  parameters?: readonly Parameter[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
}

export interface OpenApi {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

/** One call that the description has, with generated values. */
export interface GeneratedCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const longestText = 60;

/** A value now and then of which the schema says nothing. */
const orOdd = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 15, arbitrary }, { weight: 1, arbitrary: fc.jsonValue() });

function createText({ format, maxLength = longestText, minLength = 0, pattern }: Schema) {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toJSON().slice(0, 10));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const longest = Math.max(minLength, Math.min(maxLength, longestText));
  return fc.string({ unit: 'grapheme', minLength, maxLength: longest });
}

function createNumber({ maximum = 10_000_000, minimum = -10, type }: Schema) {
  return type === 'integer'
    ? fc.integer({ min: minimum, max: maximum })
    : fc.double({ min: minimum, max: maximum, noNaN: true });
}

/** Values of a schema, and some that are not. */
function createValues(schema: Schema, { components }: OpenApi): fc.Arbitrary<unknown> {
  const create = (inner: Schema): fc.Arbitrary<unknown> => {
    const alternatives = inner.anyOf ?? inner.oneOf;
    const name = inner.$ref?.split('/').at(-1);
    if (name !== undefined) return create(components.schemas[name] ?? {});
    if (inner.const !== undefined) return fc.constant(inner.const);
    if (inner.enum) return fc.constantFrom(...inner.enum);
    if (alternatives) return fc.oneof(...alternatives.map(create));
    if (inner.allOf) return create(Object.assign({}, ...inner.allOf));
    switch (inner.type) {
      case 'string':
        return createText(inner);
      case 'integer':
      case 'number':
        return createNumber(inner);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return fc.array(orOdd(create(inner.items ?? {})), {
          minLength: inner.minItems ?? 0,
          maxLength: Math.min(inner.maxItems ?? 3, 3),
        });
      case 'object':
        return createObjects(inner, (property) => orOdd(create(property)));
      default:
        return fc.jsonValue();
    }
  };
  return create(schema);
}

function createObjects(
  { properties = {}, required = [] }: Schema,
  create: (property: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const members = Object.entries(properties).map(([name, property]) => [name, create(property)]);
  return fc.record<Record<string, unknown>>(Object.fromEntries(members), {
    requiredKeys: required.filter((name) => name in properties),
  });
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A header takes printable ASCII only. */
const toHeader = (value: unknown) => toText(value).replaceAll(/[^ -~]/g, '');

function createCall(
  openApi: OpenApi,
  [path, method]: readonly [string, string],
  { parameters = [], requestBody }: Operation,
): fc.Arbitrary<GeneratedCall> {
  const createParameters = (place: Parameter['in']) => {
    const placed = parameters.filter((parameter) => parameter.in === place);
    return createObjects(
      {
        properties: Object.fromEntries(placed.map(({ name, schema }) => [name, schema])),
        required: placed.filter(({ required }) => required).map(({ name }) => name),
      },
      (schema) => createValues(schema, openApi),
    );
  };
  const [content] = Object.values(requestBody?.content ?? {});
  const body = content ? orOdd(createValues(content.schema, openApi)) : fc.constant(undefined);
  return fc
    .record({
      inPath: createParameters('path'),
      inQuery: createParameters('query'),
      inHeader: createParameters('header'),
      body,
    })
    .map(({ inHeader, inPath, inQuery, body: value }) => {
      const query = Object.entries(inQuery).map(([name, text]) => [name, toText(text)]);
      const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
        encodeURIComponent(toText(inPath[name])),
      );
      const headers = Object.entries(inHeader).map(([name, text]) => [name, toHeader(text)]);
      return {
        method: method.toUpperCase(),
        path: `${filled}?${new URLSearchParams(query).toString()}`,
        headers: Object.fromEntries(headers),
        ...(value !== undefined && { body: JSON.stringify(value) }),
      };
    });
}

/** Calls of all operations that end by themselves: a stream of events does not. */
export function createCalls(openApi: OpenApi): fc.Arbitrary<GeneratedCall> {
  const operations = Object.entries(openApi.paths)
    .filter(([path]) => !path.endsWith('/events'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        createCall(openApi, [path, method], operation),
      ),
    );
  return fc.oneof(...operations);
}
