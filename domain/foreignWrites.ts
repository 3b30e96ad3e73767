interface Write {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const ownSites: readonly string[] = ['same-origin', 'none'];

const findHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Tells whether a browser sends a write here for a page of another site. Fetch Metadata decides where
 * the browser sends it, else the origin (RFC 6454). A sender of neither header is a server, not a
 * browser, and passes.
 * @param hosts under which we are reached, with their ports
 */
export function isForeignWrite({ headers, method }: Write, hosts: readonly string[]): boolean {
  if (safeMethods.includes(method)) return false;
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return !ownSites.includes(String(site));
  if (origin === undefined) return false;
  const host = findHost(String(origin));
  return host === null || !hosts.includes(host);
}
