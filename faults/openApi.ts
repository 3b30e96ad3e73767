import fc from 'fast-check';

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
  security?: readonly unknown[];
  parameters?: readonly Parameter[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
}

export interface OpenApi {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

export interface GeneratedCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Example {
  method: string;
  path: string;
  inPath: Readonly<Record<string, string>>;
  inQuery: Readonly<Record<string, string>>;
  body?: object;
}

const maxTextLength = 60;

type Known = ReadonlyMap<string, readonly string[]>;

interface Source {
  openApi: OpenApi;
  known: Known;
}

const orOdd = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 15, arbitrary }, { weight: 1, arbitrary: fc.jsonValue() });

function createText({ format, maxLength = maxTextLength, minLength = 0, pattern }: Schema) {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toJSON().slice(0, 10));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const longest = Math.max(minLength, Math.min(maxLength, maxTextLength));
  return fc.string({ unit: 'grapheme', minLength, maxLength: longest });
}

function createNumber({ maximum = 10_000_000, minimum = -10, type }: Schema) {
  return type === 'integer'
    ? fc.integer({ min: minimum, max: maximum })
    : fc.double({ min: minimum, max: maximum, noNaN: true });
}

function createValues(schema: Schema, source: Source): fc.Arbitrary<unknown> {
  const { components } = source.openApi;
  const create = (inner: Schema): fc.Arbitrary<unknown> => {
    const alternatives = inner.anyOf ?? inner.oneOf;
    const name = inner.$ref?.split('/').at(-1);
    if (name !== undefined) return create(components.schemas[name] ?? {});
    if (inner.const !== undefined) return fc.constant(inner.const);
    if (inner.enum) return fc.constantFrom(...inner.enum);
    if (alternatives) return fc.oneof(...alternatives.map(create));
    if (inner.allOf)
      return create(inner.allOf.reduce<Schema>((whole, part) => ({ ...whole, ...part }), {}));
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
        return createObjects(inner, source.known, (property) => orOdd(create(property)));
      default:
        return fc.jsonValue();
    }
  };
  return create(schema);
}

function orKnown(name: string, known: Known, arbitrary: fc.Arbitrary<unknown>) {
  const values = known.get(name);
  return values
    ? fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom<unknown>(...values) },
        { weight: 1, arbitrary },
      )
    : arbitrary;
}

function createObjects(
  { properties = {}, required = [] }: Schema,
  known: Known,
  create: (property: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const members = Object.entries(properties).map(
    ([name, property]) => [name, orKnown(name, known, create(property))] as const,
  );
  return fc.record<Record<string, unknown>>(Object.fromEntries(members), {
    requiredKeys: required.filter((name) => name in properties),
  });
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const toHeader = (value: unknown) => toText(value).replaceAll(/[^ -~]/g, '');

export const fillPath = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(toText(values[name])));

interface CallParts {
  inPath: Readonly<Record<string, unknown>>;
  inQuery: Readonly<Record<string, unknown>>;
  inHeader: Readonly<Record<string, unknown>>;
  body: unknown;
}

function toCall(
  path: string,
  method: string,
  { body, inHeader, inPath, inQuery }: CallParts,
): GeneratedCall {
  const query = Object.entries(inQuery).map(([name, text]) => [name, toText(text)]);
  const headers = Object.entries(inHeader).map(([name, text]) => [name, toHeader(text)] as const);
  return {
    method: method.toUpperCase(),
    path: `${fillPath(path, inPath)}?${new URLSearchParams(query).toString()}`,
    headers: Object.fromEntries(headers),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

const isIn =
  (place: Parameter['in']) =>
  (parameter: Parameter): boolean =>
    parameter.in === place;

function createParameters(parameters: readonly Parameter[], source: Source) {
  const required = parameters.filter((parameter) => parameter.required);
  return createObjects(
    {
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: required.map(({ name }) => name),
    },
    source.known,
    (schema) => createValues(schema, source),
  );
}

function createParts(
  { parameters = [], requestBody }: Operation,
  source: Source,
): fc.Arbitrary<CallParts> {
  const [content] = Object.values(requestBody?.content ?? {});
  return fc.record({
    inPath: createParameters(parameters.filter(isIn('path')), source),
    inQuery: createParameters(parameters.filter(isIn('query')), source),
    inHeader: createParameters(parameters.filter(isIn('header')), source),
    body: content ? orOdd(createValues(content.schema, source)) : fc.constant(undefined),
  });
}

function findMembers(schema: Schema, { openApi }: Source): [string, Schema][] {
  const name = schema.$ref?.split('/').at(-1) ?? '';
  return Object.entries((openApi.components.schemas[name] ?? schema).properties ?? {});
}

function changeOne(
  { parameters = [], requestBody }: Operation,
  { body, inPath, inQuery }: Example,
  source: Source,
): fc.Arbitrary<CallParts> {
  const [content] = Object.values(requestBody?.content ?? {});
  const inQueries = parameters.filter(isIn('query')).map(({ name, schema }) =>
    orOdd(createValues(schema, source)).map((value) => ({
      inQuery: { ...inQuery, [name]: value },
      body,
    })),
  );
  const inBodies = (content && body ? findMembers(content.schema, source) : []).map(
    ([name, schema]) =>
      orOdd(createValues(schema, source)).map((value) => ({
        inQuery,
        body: { ...body, [name]: value },
      })),
  );
  const changed = fc.oneof(fc.constant({ inQuery, body }), ...inQueries, ...inBodies);
  return fc
    .record({ changed, inHeader: createParameters(parameters.filter(isIn('header')), source) })
    .map((parts) => ({ inPath, inHeader: parts.inHeader, ...parts.changed }));
}

const exampleWeight = 3;

function createCall(
  [path, method, operation]: readonly [string, string, Operation],
  examples: readonly Example[],
  source: Source,
): fc.Arbitrary<GeneratedCall> {
  const own = examples.filter((example) => example.path === path && example.method === method);
  const generated = createParts(operation, source);
  const parts =
    own.length === 0
      ? generated
      : fc.oneof(generated, {
          weight: exampleWeight,
          arbitrary: fc
            .constantFrom(...own)
            .chain((example) => changeOne(operation, example, source)),
        });
  return parts.map((generatedParts) => toCall(path, method, generatedParts));
}

function collectKnown(examples: readonly Example[]): Known {
  const known = new Map<string, Set<string>>();
  for (const { body = {}, inPath, inQuery } of examples)
    for (const [name, value] of Object.entries({ ...inPath, ...inQuery, ...body })) {
      if (typeof value !== 'string') continue;
      known.set(name, (known.get(name) ?? new Set()).add(value));
    }
  return new Map([...known].map(([name, values]) => [name, [...values]]));
}

export function createCalls(
  openApi: OpenApi,
  examples: readonly Example[],
): fc.Arbitrary<GeneratedCall> {
  const source = { openApi, known: collectKnown(examples) };
  const operations = Object.entries(openApi.paths)
    .filter(([path]) => !path.endsWith('/events'))
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { security }]) => security === undefined)
        .map(([method, operation]) => createCall([path, method, operation], examples, source)),
    );
  return fc.oneof(...operations);
}
