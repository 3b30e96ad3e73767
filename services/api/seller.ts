import { buildPath, paths } from '@/contract/paths';
import type { Seller } from '@/contract/seller';
import type { Operation } from '@/contract/enumerations';
import { get } from '../http/request';

/** The seller or attendant that a link names. @throws HttpError, NoAnswerError */
export function getSeller(
  source: string,
  query: { seller: string; operation: Operation; product: string },
): Promise<Seller> {
  return get(buildPath(paths.seller, { source }), {
    query,
    needs: { name: 'string', account: 'string?' },
  });
}
