import type { CardAgreement } from '@/contract/cardAgreement';
import { buildPath, paths } from '@/contract/paths';
import type { RequiredMembers } from '../http/answers';
import { get, post } from '../http/request';
import { paymentLinkMembers } from './paymentLinkMembers';

const needs: RequiredMembers<CardAgreement> = {
  ...paymentLinkMembers,
  state: 'string',
  amount: 'number',
  installments: 'number',
  endsAt: 'string',
  chargeAt: 'string?',
  chargedAt: 'string?',
  chargeFailure: 'string?',
};

/** A trial, and what is charged after it. @throws HttpError (404: unknown), NoAnswerError */
export function getCardAgreement(id: string): Promise<CardAgreement> {
  return get(buildPath(paths.cardAgreement, { id }), { needs });
}

/**
 * Ends a trial before it is charged; a repeated call finds it ended.
 * @returns the trial as it is now: one that was over already is unchanged
 * @throws HttpError (409 while the card is being charged), NoAnswerError
 */
export function cancelCardAgreement(id: string, idempotencyKey: string): Promise<CardAgreement> {
  return post(buildPath(paths.cardAgreementCancellation, { id }), {}, { idempotencyKey, needs });
}
