import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { DeriveKeyFunction } from 'altcha-lib/types';
import type { CaptchaChallenge, RecaptchaChallenge } from '@/contract/captcha';
import type { CaptchaAction } from '@/contract/captchaCalls';
import { buildPath, paths } from '@/contract/paths';
import { hasMembers, type RequiredMembers } from './answers';
import { client } from './client';
import { HttpError, NoAnswerError } from './errors';
import { executeRecaptcha, loadRecaptcha } from './recaptcha';

const workTimeoutMs = 30_000;

const lifetimeMs = 15 * 60_000;

type Challenge = CaptchaChallenge | RecaptchaChallenge | null;

const needs: RequiredMembers<CaptchaChallenge> = { parameters: 'object', signature: 'string' };
const recaptchaMembers: RequiredMembers<RecaptchaChallenge> = { recaptcha: 'object' };

function createRefusal(): HttpError {
  const title = 'The captcha was not solved';
  const problem = {
    type: 'urn:problem:captcha_required',
    title,
    code: 'captcha_required',
  } as const;
  return new HttpError('GET', paths.captcha, 403, { ...problem, status: 403 });
}

/** null: this service requires no captcha. @throws HttpError, NoAnswerError */
async function loadChallenge(action: CaptchaAction): Promise<Challenge> {
  try {
    const url = buildPath(paths.captcha, { action });
    const { data } = await client.request<unknown>({ url });
    if (hasMembers(data, needs) || hasMembers(data, recaptchaMembers)) return data;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    // A browser that is online and still gets no answer has something that blocks captchas.
    if (!(error instanceof NoAnswerError && navigator.onLine)) throw error;
  }
  throw createRefusal();
}

const loadDerivation = async (): Promise<DeriveKeyFunction> =>
  'subtle' in crypto ? deriveKey : (await import('./deriveKeyPlainly')).deriveKey;

type GetToken = () => Promise<string> | string | null;

/**
 * Does the slow part before the call: the proof of work, by this browser's own crypto, off the page's
 * thread; or, where the service uses reCAPTCHA, loading its script. Tokens of reCAPTCHA are made when
 * they are needed, because they expire after two minutes.
 * @returns a function that gives null where this service requires no captcha
 * @throws HttpError captcha_required where it cannot be done, any of the challenge's own call;
 *   NoAnswerError
 */
async function solve(action: CaptchaAction): Promise<GetToken> {
  const challenge = await loadChallenge(action);
  if (!challenge) return () => null;
  const refuse = () => {
    throw createRefusal();
  };
  if ('recaptcha' in challenge) {
    const { siteKey } = challenge.recaptcha;
    await loadRecaptcha(siteKey).catch(refuse);
    return () => executeRecaptcha(siteKey, action).catch(refuse);
  }
  const solution = await loadDerivation()
    .then((derive) => solveChallenge({ challenge, deriveKey: derive, timeout: workTimeoutMs }))
    .catch(() => null);
  if (!solution) return refuse();
  const { counter, derivedKey } = solution;
  return () => btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
}

interface Preparation {
  work: Promise<GetToken>;
  begunAt: number;
}

const prepared = new Map<CaptchaAction, Preparation>();

export function prepareCaptcha(action: CaptchaAction): void {
  if (prepared.has(action)) return;
  const work = solve(action);
  prepared.set(action, { work, begunAt: Date.now() });
  work.catch(() => prepared.delete(action));
}

/**
 * The captcha token of one call.
 * @returns null: this service requires none
 * @throws HttpError, NoAnswerError
 */
export async function takeCaptcha(action: CaptchaAction): Promise<string | null> {
  const { begunAt = 0, work } = prepared.get(action) ?? {};
  prepared.delete(action);
  const getToken = await (work && Date.now() - begunAt < lifetimeMs ? work : solve(action));
  return getToken();
}
