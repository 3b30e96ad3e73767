/** What a page's code needs late, and few pages at all: the rules of the log, its tags, its captcha. */
export { dispatchLog, startReceivers } from './logger/dispatchLog';

/** Lets the tag container come where it may. */
export async function startTags(): Promise<void> {
  // For the bundler: what follows a page's router is no part of the server's logger.
  if (typeof window !== 'undefined') {
    const { runTags } = await import('./analytics/runTags');
    runTags();
  }
}

/** Keeps the captcha of others and cards apart, also where a step leads back to a guarded page. */
export async function startCaptcha(): Promise<void> {
  if (typeof window !== 'undefined') {
    const { keepRecaptchaApart } = await import('./http/recaptcha');
    keepRecaptchaApart();
  }
}
