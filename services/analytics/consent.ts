export const consentCookie = 'tags-consent';

/** Version of the question: an answer to an older version is void, and the question is repeated. */
export const consentVersion = 1;

/** Seconds: half a year, after which the question is repeated. */
export const consentMaxAge = 180 * 24 * 60 * 60;

export type Consent = 'granted' | 'denied';

/**
 * Parses the buyer's choice from a cookie's value: choice, version of the question, day
 * (`granted.1.2026-11-24`).
 * @returns null: no answer, or one to an older question
 */
export function readConsent(value: string | undefined): Consent | null {
  const [choice, version] = value?.split('.') ?? [];
  if (version !== String(consentVersion)) return null;
  return choice === 'granted' || choice === 'denied' ? choice : null;
}
