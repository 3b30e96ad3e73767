import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Value } from 'typebox/value';
import { CaptchaChallenge, CaptchaPayload, type RecaptchaChallenge } from '@/contract/captcha';
import { allowsForeignCaptcha, type CaptchaAction } from '@/contract/captchaCalls';
import { ProblemError } from '../../http/problems';
import { type Recaptcha, RecaptchaUnavailable } from '../../providers/Recaptcha';
import type { Services } from '../../Services';
import { captchaRepository } from './repository';

const lifetimeMs = 20 * 60_000;

/**
 * Rounds of PBKDF2 per counter, and the range of counters: 100,000 to 500,000 rounds, which take 0.03
 * to 0.06 seconds on a desktop, and 0.2 where it is six times slower (decision 045).
 */
const cost = 5_000;
const counters = { from: 20, to: 101 };

type CaptchaServices = Pick<Services, 'captchaSecret' | 'clock' | 'connection' | 'recaptcha'>;

export async function issueChallenge(
  { captchaSecret, clock, recaptcha }: Omit<CaptchaServices, 'connection'>,
  action: CaptchaAction,
): Promise<CaptchaChallenge | RecaptchaChallenge> {
  if (recaptcha && allowsForeignCaptcha(action))
    return { recaptcha: { siteKey: recaptcha.siteKey } };
  if (captchaSecret === null) throw new ProblemError('not_found');
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(counters.from, counters.to),
    data: { action },
    deriveKey,
    expiresAt: new Date(clock().getTime() + lifetimeMs),
    hmacSignatureSecret: captchaSecret,
    hmacKeySignatureSecret: `key:${captchaSecret}`,
  });
  return Value.Parse(CaptchaChallenge, challenge);
}

function readToken(token: string) {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    return Value.Check(CaptchaPayload, value) ? value : null;
  } catch {
    return null;
  }
}

interface CaptchaUse {
  action: CaptchaAction;
  token: string | undefined;
  /**
   * The call's Idempotency-Key: repeated with the same token, it is the same call. null: a read.
   */
  usedBy: string | null;
}

/**
 * Requires a token with a call: solved, for this action, in time, and not used by another call.
 * @throws ProblemError captcha_required, service_unavailable when reCAPTCHA does not answer
 */
export async function requireCaptcha(services: CaptchaServices, use: CaptchaUse): Promise<void> {
  const { captchaSecret, recaptcha } = services;
  if (recaptcha && allowsForeignCaptcha(use.action))
    await requireRecaptcha(services, recaptcha, use);
  else if (captchaSecret !== null) await requireWork(services, captchaSecret, use);
}

async function requireWork(
  { clock, connection }: CaptchaServices,
  secret: string,
  { action, token, usedBy }: CaptchaUse,
): Promise<void> {
  const payload = token === undefined ? null : readToken(token);
  if (payload?.challenge.parameters.data.action !== action) {
    throw new ProblemError('captcha_required');
  }
  const { expiresAt, nonce } = payload.challenge.parameters;
  const expiry = new Date(expiresAt * 1_000);
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `key:${secret}`,
  });
  if (!verified || expiry <= clock()) throw new ProblemError('captcha_required');
  const isFirst = await captchaRepository(connection).use({ nonce, usedBy, expiresAt: expiry });
  if (!isFirst) throw new ProblemError('captcha_required');
}

const maxTokenLength = 6_000;

/**
 * Google accepts a token once, so our own table recognizes a call that is repeated with the same one.
 * While Google does not answer nobody is let in: attackers, whom it keeps out, would be the first to
 * notice.
 */
async function requireRecaptcha(
  { clock, connection }: CaptchaServices,
  recaptcha: Recaptcha,
  { action, token, usedBy }: CaptchaUse,
): Promise<void> {
  if (token === undefined || token === '' || token.length > maxTokenLength)
    throw new ProblemError('captcha_required');
  const tokens = captchaRepository(connection);
  const nonce = createHash('sha256').update(`recaptcha:${action}:${token}`).digest('base64url');
  const isAgain = await tokens.isUsedBy({ nonce, usedBy });
  if (isAgain === true) return;
  const isSolved = isAgain === null && (await verify(recaptcha, token, action));
  const expiresAt = new Date(clock().getTime() + lifetimeMs);
  if (!isSolved || !(await tokens.use({ nonce, usedBy, expiresAt })))
    throw new ProblemError('captcha_required');
}

async function verify(recaptcha: Recaptcha, token: string, action: string): Promise<boolean> {
  try {
    return await recaptcha.verify(token, action);
  } catch (cause) {
    if (!(cause instanceof RecaptchaUnavailable)) throw cause;
    throw new ProblemError('service_unavailable', {}, { cause });
  }
}
