interface Write {
  method: string;
  /** As Node has them. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** What a browser says of a request that its own page, or its user, has made. */
const ownSites: readonly string[] = ['same-origin', 'none'];

const findHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Whether a browser sends a write here for the page of somebody else. Where it says whose page it is
 * (Fetch Metadata), that counts; elsewhere the origin (RFC 6454). Who sends neither header is no
 * browser: a server, which passes.
 * @param hosts by which we are reached, with their ports
 */
export function isForeignWrite({ headers, method }: Write, hosts: readonly string[]): boolean {
  if (reading.includes(method)) return false;
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return !ownSites.includes(String(site));
  if (origin === undefined) return false;
  const host = findHost(String(origin));
  return host === null || !hosts.includes(host);
}
