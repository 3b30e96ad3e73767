import { keepDocumentsApart } from '../analytics/keepDocumentsApart';
import { routes } from '../checkout/routes';

interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const timeoutMs = 20_000;

const guardedRoutes: readonly string[] = [routes.lead, routes['phone-verification']];

let script: Promise<Recaptcha> | undefined;
let isApart = false;

export function keepRecaptchaApart(): void {
  if (isApart) return;
  isApart = true;
  keepDocumentsApart(
    () => script !== undefined,
    (pathname) => guardedRoutes.includes(pathname),
  );
}

const within = <Value>(work: PromiseLike<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    setTimeout(() => {
      reject(new Error('reCAPTCHA took too long'));
    }, timeoutMs);
    work.then(resolve, reject);
  });

function addScript(siteKey: string): Promise<Recaptcha> {
  const element = document.createElement('script');
  // What the script adds gets the script's own nonce.
  element.nonce = document.querySelector('script')?.nonce ?? '';
  element.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  const loaded = new Promise<Recaptcha>((resolve, reject) => {
    element.addEventListener('error', () => {
      reject(new Error('reCAPTCHA was not loaded'));
    });
    element.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (grecaptcha)
        grecaptcha.ready(() => {
          resolve(grecaptcha);
        });
      else reject(new Error('reCAPTCHA did not start'));
    });
  });
  document.head.append(element);
  return within(loaded).catch((error: unknown) => {
    element.remove();
    script = undefined;
    throw error;
  });
}

/**
 * Loads Google's script, once, into a document where no card is typed; a notice replaces the hidden
 * badge (pages/_document.tsx).
 * @throws Error where the script does not load
 */
export async function loadRecaptcha(siteKey: string): Promise<void> {
  keepRecaptchaApart();
  script ??= addScript(siteKey);
  document.getElementById('captcha-notice')?.removeAttribute('hidden');
  await script;
}

/** A token of one call. @throws Error where there is none */
export async function executeRecaptcha(siteKey: string, action: string): Promise<string> {
  await loadRecaptcha(siteKey);
  const grecaptcha = await script;
  if (!grecaptcha) throw new Error('reCAPTCHA did not start');
  return within(grecaptcha.execute(siteKey, { action }));
}
