import { buildPath, paths } from '@/contract/paths';
import type { Recovery } from '@/contract/recovery';
import { get } from '../http/request';
import { paymentLinkMembers } from './paymentLinkMembers';

/**
 * A purchase whose payment failed.
 * @throws HttpError (404: paid meanwhile, too old or unknown), NoAnswerError
 */
export function getRecovery(id: string): Promise<Recovery> {
  return get(buildPath(paths.recovery, { id }), {
    needs: { ...paymentLinkMembers, failedMethod: 'string', voucher: 'object?' },
  });
}
