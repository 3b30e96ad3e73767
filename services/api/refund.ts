import { buildPath, paths } from '@/contract/paths';
import type { PixKeyKind, RefundLink } from '@/contract/refund';
import type { RequiredMembers } from '../http/answers';
import { get, post } from '../http/request';
import { afterSaleMembers } from './paymentLinkMembers';

const needs: RequiredMembers<RefundLink> = {
  ...afterSaleMembers,
  orderNumber: 'string',
  state: 'string',
  amount: 'number',
  parts: [{ method: 'string', amount: 'number', state: 'string' }],
  paidAt: 'string',
  endsAt: 'string',
  changedAt: 'string?',
  pixKeys: 'array',
};

/**
 * A purchase that its buyer may have refunded. @throws HttpError (404: no such link), NoAnswerError
 */
export function getRefundLink(token: string): Promise<RefundLink> {
  return get(buildPath(paths.refund, { token }), { needs });
}

export interface RefundChoice {
  token: string;
  pixKey: PixKeyKind | null;
}

/**
 * Refunds the purchase; a repeated call finds it refunded.
 * @returns the outcome
 * @throws HttpError, NoAnswerError
 */
export function confirmRefund(
  { pixKey, token }: RefundChoice,
  idempotencyKey: string,
): Promise<RefundLink> {
  const body = pixKey === null ? {} : { pixKey };
  return post(buildPath(paths.refund, { token }), body, { idempotencyKey, needs });
}
