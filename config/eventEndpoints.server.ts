import { isIP } from 'node:net';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 });

const GivenEndpoint = Type.Object(
  {
    id: Slug,
    businesses: Type.Array(Slug, { minItems: 1 }),
    url: Type.String(),
    secrets: Type.Array(Type.String(), { minItems: 1, maxItems: 2 }),
    types: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
  },
  { additionalProperties: false },
);
const GivenEndpoints = Type.Array(GivenEndpoint);

export interface EventEndpoint extends Omit<Static<typeof GivenEndpoint>, 'types'> {
  /** null: all types. */
  types: readonly string[] | null;
}

/** Standard Webhooks: `whsec_` and the base64 of 24 to 64 bytes. */
function readSecret(secret: string): Buffer {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1] ?? '';
  const bytes = Buffer.from(base64, 'base64');
  const isSecret = bytes.length >= 24 && bytes.length <= 64 && bytes.toString('base64') === base64;
  if (!isSecret) throw new Error('not a whsec_ secret of 24 to 64 bytes');
  return bytes;
}

/**
 * Reads the variable EVENT_ENDPOINTS: JSON.
 * @throws Error when it is not what docs/events.md says
 */
export function parseEventEndpoints(text: string): readonly EventEndpoint[] {
  const given: unknown = JSON.parse(text);
  if (!Value.Check(GivenEndpoints, given)) throw new Error('not a list of endpoints');
  const ids = given.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error('two endpoints of one id');
  for (const { secrets, url } of given) {
    secrets.forEach(readSecret);
    const { hash, password, protocol, username } = new URL(url);
    const isPlain = hash === '' && password === '' && username === '';
    if (!/^https?:$/.test(protocol) || !isPlain)
      throw new Error('not a plain http or https address');
  }
  return given.map(({ types = null, ...endpoint }) => ({ ...endpoint, types }));
}

/**
 * Random bytes seldom repeat: 32 of them hold some 30 different values. Fewer mean a word, or the
 * example key of a manual.
 */
function isLongAndRandom(secret: string): boolean {
  const bytes = readSecret(secret);
  return bytes.length >= 32 && new Set(bytes).size >= 16;
}

const isNamedInside = (host: string) =>
  host === 'localhost' || !host.includes('.') || /\.(local|internal|localhost)$/.test(host);

export function findEndpointFaults({ id, secrets, url }: EventEndpoint): string[] {
  const { hostname, protocol } = new URL(url);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return [
    ...(protocol === 'https:'
      ? []
      : [`The url of ${id} in EVENT_ENDPOINTS must begin with https:// in production.`]),
    ...(isAddress || isNamedInside(hostname)
      ? [`The url of ${id} in EVENT_ENDPOINTS must name a public server in production.`]
      : []),
    ...(secrets.every(isLongAndRandom)
      ? []
      : [
          `The secrets of ${id} in EVENT_ENDPOINTS must have 32 random bytes or more in production; echo "whsec_$(openssl rand -base64 32)" makes such a one.`,
        ]),
  ];
}
