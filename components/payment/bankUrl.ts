/**
 * A bank's page as an address that may be opened: http or https only, because the text comes from
 * outside and `javascript:` is an address too. null: do not open it.
 */
export function getBankUrl(redirect: string | null): string | null {
  if (redirect === null || !URL.canParse(redirect)) return null;
  return ['https:', 'http:'].includes(new URL(redirect).protocol) ? redirect : null;
}
