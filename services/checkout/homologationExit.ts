import { destroyCookie } from 'nookies';
import { homologationFlag } from './homologation';
import { replaceParameter } from './replaceParameter';
import { withQuery } from './routes';

type Address = Pick<Location, 'pathname' | 'search' | 'replace'>;

/**
 * Ends homologation (spec section 1): removes the cookie and loads the page anew without the
 * parameter that would set it again. The other parameters keep their bytes.
 * @param address the browser's
 */
export function leaveHomologation(address: Address): void {
  destroyCookie(null, homologationFlag, { path: '/' });
  const query = replaceParameter(address.search.slice(1), homologationFlag, null);
  address.replace(withQuery(address.pathname, query));
}
