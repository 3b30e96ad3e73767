export const consentCookie = 'tags-consent';

/** Version of the question: whoever has answered an older one is asked again. */
export const consentVersion = 1;

/** Seconds: half a year, after which the question is asked again. */
export const consentMaxAge = 180 * 24 * 60 * 60;

export type Consent = 'granted' | 'denied';

/**
 * Reads what the buyer chose from a cookie's value: choice, version of the question, day
 * (`granted.1.2026-11-24`).
 * @returns null: nothing, or an answer to an older question
 */
export function readConsent(value: string | undefined): Consent | null {
  const [choice, version] = value?.split('.') ?? [];
  if (version !== String(consentVersion)) return null;
  return choice === 'granted' || choice === 'denied' ? choice : null;
}
