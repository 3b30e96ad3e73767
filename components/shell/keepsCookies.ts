/**
 * Whether the browser keeps cookies. Chromium with all cookies blocked still says `cookieEnabled`, so
 * one is written and read; a sandboxed page may not even do that.
 */
export function keepsCookies(): boolean {
  const name = 'keepsCookies';
  try {
    document.cookie = `${name}=1; Path=/; SameSite=Lax`;
    const isKept = document.cookie.includes(`${name}=1`);
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
    return navigator.cookieEnabled && isKept;
  } catch {
    return false;
  }
}
