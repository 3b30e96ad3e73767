import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

/** SHA-256 of the key, in hex: nobody who reads it here can present the key. */
const KeyHash = Type.String({ pattern: '^[0-9a-f]{64}$' });

const GivenSchool = Type.Object(
  {
    business: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 }),
    keys: Type.Array(KeyHash, { minItems: 1, maxItems: 2 }),
    url: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
const GivenSchools = Type.Array(GivenSchool);

export type SchoolAccess = Static<typeof GivenSchool>;

/**
 * Reads the variable SCHOOL_ACCESS: JSON.
 * @throws Error when it is not what docs/access.md says
 */
export function parseSchoolAccess(text: string): readonly SchoolAccess[] {
  const given: unknown = JSON.parse(text);
  if (!Value.Check(GivenSchools, given)) throw new Error('not a list of schools');
  const companies = given.map(({ business }) => business);
  if (new Set(companies).size < companies.length) throw new Error('two schools of one company');
  for (const { url } of given) {
    if (url === undefined) continue;
    const { hash, password, protocol, searchParams, username } = new URL(url);
    const isPlain = hash === '' && password === '' && username === '';
    if (!/^https?:$/.test(protocol) || !isPlain || searchParams.has('token'))
      throw new Error('not a plain http or https address');
  }
  return given;
}

export function findSchoolFaults({ business, url }: SchoolAccess): string[] {
  return url === undefined || new URL(url).protocol === 'https:'
    ? []
    : [`The url of ${business} in SCHOOL_ACCESS must begin with https:// in production.`];
}

/** While its key is being changed, one name may have two entries. */
export interface Operator {
  name: string;
  keys: readonly string[];
}

/**
 * Reads the variable OPERATOR_KEYS: `name=hash`, separated by commas.
 * @throws Error when it has another form
 */
export const parseOperatorKeys = (text: string): readonly Operator[] =>
  text.split(',').map((entry) => {
    const [, name, key] = /^([a-z0-9][a-z0-9.-]{0,59})=([0-9a-f]{64})$/.exec(entry.trim()) ?? [];
    // Reserved: a buyer's own actions are recorded under this name.
    if (name === undefined || key === undefined || name === 'buyer')
      throw new Error('not operator keys');
    return { name, keys: [key] };
  });
