import type { StoredKey } from './storedValues';

/** Seconds. */
const oneYear = 31_536_000;

/**
 * Tells the server, with the next request, of the stored value that it must know before it draws a
 * page (decision 005).
 * @param text the value as JSON; null: it is gone
 */
export function mirrorToCookie(key: StoredKey, text: string | null): void {
  if (key !== 'shouldUseUpsellTheme') return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${key}=${text ?? ''}; Path=/; Max-Age=${text === null ? 0 : oneYear}; SameSite=Lax${secure}`;
}
