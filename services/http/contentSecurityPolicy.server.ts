/**
 * Scripts, calls and pictures come from this origin only. The few inline scripts that Next writes
 * carry the nonce; styles are inline because the server writes those of the first paint into the
 * page. Development needs eval for hot reload.
 * @param nonce random for each answer
 */
export function createContentSecurityPolicy(nonce: string): string {
  const development = process.env.NODE_ENV === 'production' ? '' : " 'unsafe-eval'";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${development}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
