import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a signed link may switch on in production: homologation, or the link builder for a seller. The
 * value of the link and of its cookie says what and until when; nobody can make one without the
 * secret.
 */
export type SwitchSubject = 'homologation' | `builder-${string}`;

export interface SignedSwitch {
  subject: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** @param expiresAt seconds since 1970 */
export function signSwitch(subject: SwitchSubject, expiresAt: number, secret: string): string {
  const text = `${subject}.${expiresAt}`;
  return `${text}.${sign(secret, text)}`;
}

const form = /^([a-z0-9-]{1,100})\.(\d{1,12})\.([\w-]{43})$/;

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * @param secrets any of which may have signed it: the one in use, and during a rotation the old one
 * @param now seconds since 1970
 * @returns null: it is not signed by us, or has expired
 */
export function readSwitch(
  value: string | null | undefined,
  secrets: readonly string[],
  now = Math.floor(Date.now() / 1_000),
): SignedSwitch | null {
  const [, subject = '', time = '', signature = ''] = form.exec(value ?? '') ?? [];
  const expiresAt = Number(time);
  if (subject === '' || expiresAt <= now) return null;
  const isOurs = secrets.some((secret) => isSame(sign(secret, `${subject}.${time}`), signature));
  return isOurs ? { subject, expiresAt } : null;
}
