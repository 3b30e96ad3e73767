import { buildPath, paths } from '@/contract/paths';
import type { PostalCodePlace } from '@/contract/postalCode';
import { get } from '../http/request';

/**
 * Gets the place of a Brazilian postal code. In a file of its own, because only an address form needs
 * it.
 * @throws HttpError (404 for a code of no place), NoAnswerError
 */
export function getPostalCodePlace(postalCode: string): Promise<PostalCodePlace> {
  return get(buildPath(paths.postalCode, { postalCode }), { needs: { state: 'string' } });
}
