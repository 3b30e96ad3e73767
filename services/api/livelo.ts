import type {
  LiveloCodeRequest,
  LiveloMemberRequest,
  LiveloSession,
  LiveloValidationRequest,
} from '@/contract/livelo';
import { buildPath, paths } from '@/contract/paths';
import type { RequiredMembers } from '../http/answers';
import { get, post } from '../http/request';

const needs: RequiredMembers<LiveloSession> = {
  session: 'string',
  expiresAfter: 'number',
  devices: [{ id: 'string', lastDigits: 'string' }],
  code: 'object?',
  account: 'object?',
};

/**
 * Opens a visit to the loyalty program for a CPF.
 * @throws HttpError (404 unknown lead, 429 too many CPFs), NoAnswerError
 */
export function openLiveloSession(
  leadId: string,
  request: LiveloMemberRequest,
  idempotencyKey: string,
): Promise<LiveloSession> {
  return post(buildPath(paths.liveloSessions, { leadId }), request, { idempotencyKey, needs });
}

/**
 * Gets the state of a visit. Its token goes in a header: it is personal, and addresses are logged.
 * @throws HttpError (404 it is over, 409 the points cannot be redeemed), NoAnswerError
 */
export function getLiveloSession(leadId: string, session: string): Promise<LiveloSession> {
  return get(buildPath(paths.liveloSession, { leadId }), {
    headers: { 'livelo-session': session },
    needs,
  });
}

/**
 * Sends a code to one of the devices.
 * @throws HttpError (404 the visit has ended, 429 with the seconds to wait), NoAnswerError
 */
export function sendLiveloCode(
  leadId: string,
  request: LiveloCodeRequest,
  idempotencyKey: string,
): Promise<LiveloSession> {
  return post(buildPath(paths.liveloCode, { leadId }), request, { idempotencyKey, needs });
}

/**
 * Checks the code.
 * @throws HttpError (404 the visit has ended, 409 the points cannot be redeemed, 422 wrong or
 * expired, 429 tried too often), NoAnswerError
 */
export function validateLiveloCode(
  leadId: string,
  request: LiveloValidationRequest,
  idempotencyKey: string,
): Promise<LiveloSession> {
  return post(buildPath(paths.liveloValidation, { leadId }), request, { idempotencyKey, needs });
}
