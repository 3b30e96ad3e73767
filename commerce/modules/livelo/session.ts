import type { LiveloSession } from '@/contract/livelo';
import { ProblemError } from '../../http/problems';
import { getSecondsUntil } from '../../rateLimit';
import type { Services } from '../../Services';
import { getResendWait } from '../phoneCodes/codeRules';
import {
  liveloCodeRepository,
  type LiveloCodeRow,
  type LiveloSessionRow,
  sessionRepository,
} from './repository';

/**
 * A lead's session with the loyalty program. One that does not exist, is another lead's or has
 * ended is the same to the caller.
 * @throws ProblemError not_found
 */
export async function getLiveloSession(
  { clock, connection }: Pick<Services, 'clock' | 'connection'>,
  leadId: string,
  token: string,
): Promise<LiveloSessionRow> {
  const session = await sessionRepository(connection).findByToken(token);
  if (session?.leadId !== leadId || session.expiresAt <= clock()) {
    throw new ProblemError('not_found');
  }
  return session;
}

function viewCode(code: LiveloCodeRow, now: Date) {
  return {
    deviceId: code.deviceId,
    resendAfter: getResendWait(code, now),
    expiresAfter: getSecondsUntil(code.expiresAt.getTime(), now),
  };
}

/**
 * A session as its buyer sees it now. Balance and rate are the program's of this moment.
 * @throws ProblemError points_unavailable when the member may not redeem, not_found when the
 * program has ended the authorization; ProviderUnavailable
 */
export async function toLiveloSession(
  { clock, connection, loyalty }: Services,
  session: LiveloSessionRow,
): Promise<LiveloSession> {
  const { authorization, blockedAt, devices, expiresAt, token } = session;
  if (blockedAt) throw new ProblemError('points_unavailable');
  const now = clock();
  const code = await liveloCodeRepository(connection).findLatest(session.id);
  const account = authorization === null ? null : await loyalty.getAccount(authorization);
  if (authorization !== null && !account) throw new ProblemError('not_found');
  return {
    session: token,
    expiresAfter: getSecondsUntil(expiresAt.getTime(), now),
    devices,
    code: code ? viewCode(code, now) : null,
    account,
  };
}

/** Rules of a buyer's visit to the loyalty program. Times in milliseconds. */
export const liveloRules = {
  /** Counted from when it opens, and again from when the member is verified. */
  sessionLifetime: 30 * 60_000,
  /** How many CPFs nobody proved to be theirs one lead or one address may ask for in a window. */
  window: 60 * 60_000,
  perLead: 10,
  perAddress: 30,
} as const;
