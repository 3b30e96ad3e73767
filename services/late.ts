import { addLateReceivers, dispatchLog } from './logger/dispatchLog';

export { dispatchLog };

const loadBrowserCode = async () =>
  typeof window === 'undefined' ? null : import('./lateInBrowser');

export async function startReceivers(): Promise<void> {
  const code = await loadBrowserCode();
  if (!code || !window.watched) return;
  addLateReceivers(await code.createReceivers(window.watched.settings));
  code.watchErrors(dispatchLog);
}

export async function startTags(): Promise<void> {
  (await loadBrowserCode())?.runTags();
}

export async function startCaptcha(): Promise<void> {
  (await loadBrowserCode())?.keepRecaptchaApart();
}
