import Type from 'typebox';
import { Value } from 'typebox/value';
import { withSpan } from '@/domain/monitoring/spans.server';
import { type Recaptcha, RecaptchaUnavailable } from '../Recaptcha';

export interface RecaptchaSettings {
  siteKey: string;
  secret: string;
  minScore: number;
  hosts: readonly string[];
  verifyUrl: string;
}

const timeoutMs = 3_000;

/** https://developers.google.com/recaptcha/docs/verify and /docs/v3, "Site verify response". */
const Verdict = Type.Object({
  success: Type.Boolean(),
  score: Type.Optional(Type.Number()),
  action: Type.Optional(Type.String()),
  hostname: Type.Optional(Type.String()),
  'error-codes': Type.Optional(Type.Array(Type.String())),
});

/** Errors of the token itself; every other code is about the settings or Google. */
const codesOfTokens: readonly string[] = [
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
];

const span = { name: 'recaptcha verify', type: 'external', subtype: 'recaptcha' } as const;

export function createRecaptcha(settings: RecaptchaSettings): Recaptcha {
  const { hosts, minScore, secret, siteKey, verifyUrl } = settings;

  async function ask(token: string): Promise<unknown> {
    try {
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      return await answer.json();
    } catch (cause) {
      throw new RecaptchaUnavailable('reCAPTCHA gave no answer', { cause });
    }
  }

  return {
    siteKey,
    async verify(token, action) {
      const verdict = await withSpan(
        () => span,
        () => ask(token),
      );
      if (!Value.Check(Verdict, verdict)) throw new RecaptchaUnavailable('reCAPTCHA said nothing');
      const codes = verdict['error-codes'] ?? [];
      if (!verdict.success) {
        if (codes.length > 0 && codes.every((code) => codesOfTokens.includes(code))) return false;
        throw new RecaptchaUnavailable(`reCAPTCHA refused to verify: ${codes.join(', ')}`);
      }
      return (
        verdict.action === action &&
        hosts.includes(verdict.hostname ?? '') &&
        (verdict.score ?? 0) >= minScore
      );
    },
  };
}
