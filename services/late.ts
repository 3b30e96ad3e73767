import { addLateReceivers, dispatchLog } from './logger/dispatchLog';

export { dispatchLog };

/** Of the browser alone: what knows a page's router is no part of the server's logger. */
const loadBrowserCode = async () =>
  typeof window === 'undefined' ? null : import('./lateInBrowser');

/** Lets the page's receivers come, and gives them what was logged before. */
export async function startReceivers(): Promise<void> {
  const code = await loadBrowserCode();
  if (!code || !window.watched) return;
  addLateReceivers(await code.createReceivers(window.watched.settings));
  code.watchErrors(dispatchLog);
}

/** Lets the tag container come where it may. */
export async function startTags(): Promise<void> {
  (await loadBrowserCode())?.runTags();
}

/** Keeps the captcha of others and cards apart, also where a step leads back to a guarded page. */
export async function startCaptcha(): Promise<void> {
  (await loadBrowserCode())?.keepRecaptchaApart();
}
