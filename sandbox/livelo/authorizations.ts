import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

const Grant = Type.Object({
  memberId: Type.String(),
  /** Milliseconds since 1970. */
  expiresAt: Type.Integer(),
  nonce: Type.String(),
});
/** What an authorization says. */
export type Grant = Static<typeof Grant>;

function sign(key: Buffer, payload: string): Buffer {
  return createHmac('sha256', key).update(`authorization ${payload}`).digest();
}

/** What a shop gets once a member has proved to be one: it may redeem points until `expiresAt`. */
export function createAuthorization(key: Buffer, memberId: string, expiresAt: Date): string {
  const nonce = randomBytes(12).toString('base64url');
  const grant = JSON.stringify({ memberId, expiresAt: expiresAt.getTime(), nonce });
  const payload = Buffer.from(grant).toString('base64url');
  return `${payload}.${sign(key, payload).toString('base64url')}`;
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** What an authorization says, be it over or not; null when it is none of ours. */
export function readAuthorization(key: Buffer, authorization: string): Grant | null {
  const [payload = '', signature = ''] = authorization.split('.');
  const expected = sign(key, payload);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const grant = parse(payload);
  return Value.Check(Grant, grant) ? grant : null;
}
