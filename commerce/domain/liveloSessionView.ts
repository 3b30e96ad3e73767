import type { LiveloSession } from '@/contract/livelo';
import { createLiveloCodes } from '../database/createLiveloCodes';
import type { LiveloCodeRow, LiveloSessionRow } from '../database/liveloTables';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { phoneCodeRules } from './phoneCodeRules';
import { secondsUntil } from './secondsUntil';

function viewCode({ deviceId, expiresAt, sentAt }: LiveloCodeRow, now: Date) {
  return {
    deviceId,
    resendAfter: secondsUntil(sentAt.getTime() + phoneCodeRules.resendWait, now),
    expiresAfter: secondsUntil(expiresAt.getTime(), now),
  };
}

/**
 * A session as its buyer sees it now. Balance and rate are the programme's of this moment.
 * @throws ProblemError points_unavailable when the member may not redeem, not_found when the
 * programme has ended the authorization; ProviderUnavailable
 */
export async function liveloSessionView(
  { clock, connection, loyalty }: Services,
  session: LiveloSessionRow,
): Promise<LiveloSession> {
  const { authorization, blockedAt, devices, expiresAt, token } = session;
  if (blockedAt) throw new ProblemError('points_unavailable');
  const now = clock();
  const code = await createLiveloCodes(connection).getLatest(session.id);
  const account = authorization === null ? null : await loyalty.getAccount(authorization);
  if (authorization !== null && !account) throw new ProblemError('not_found');
  return {
    session: token,
    expiresAfter: secondsUntil(expiresAt.getTime(), now),
    devices,
    code: code ? viewCode(code, now) : null,
    account,
  };
}
