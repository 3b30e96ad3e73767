import type { AccessLink, AccessResent } from '@/contract/access';
import { buildPath, paths } from '@/contract/paths';
import type { RequiredMembers } from '../http/answers';
import { get, post } from '../http/request';
import { afterSaleMembers } from './paymentLinkMembers';

const needs: RequiredMembers<AccessLink> = { ...afterSaleMembers, endsAt: 'string' };

/** A link to an account that is still valid. @throws HttpError (404: it is not), NoAnswerError */
export function getAccessLink(token: string): Promise<AccessLink> {
  return get(buildPath(paths.access, { token }), { needs });
}

/**
 * Requests the link to the account again, for the e-mail address of the purchase.
 * @param token of the payment
 * @throws HttpError (429: it was sent often), NoAnswerError
 */
export const resendAccess = (token: string, idempotencyKey: string): Promise<AccessResent> =>
  post(paths.accessResend, { token }, { idempotencyKey, needs: { email: 'string' } });
