import type { LiveloValidationRequest } from '@/contract/livelo';
import { createLiveloCodes } from '../database/createLiveloCodes';
import { createLiveloSessions } from '../database/createLiveloSessions';
import type { LiveloSessionRow } from '../database/liveloTables';
import { ProblemError } from '../errors/ProblemError';
import type { LoyaltyCodeResult } from '../providers/LoyaltyProgram';
import type { Services } from '../Services';
import { getLiveloSession } from './getLiveloSession';
import { hashRequest } from './hashRequest';
import { liveloRules } from './liveloRules';
import { phoneCodeRules } from './phoneCodeRules';
import { secondsUntil } from './secondsUntil';

interface Trying {
  session: LiveloSessionRow;
  code: string;
  idempotencyKey: string;
  now: Date;
}

/** A try that counts: the programme is yet to say what it is worth, or has said it before. */
interface CountedTry {
  codeId: string;
  attemptsLeft: number;
  retryAfter: number;
  outcome: LoyaltyCodeResult['kind'] | null;
}

/**
 * Takes one try under the member's lock before the programme is asked, so that tries at once count
 * one by one and none is lost.
 * @throws ProblemError code_expired, too_many_attempts, idempotency_key_reused
 */
function countTry({ connection }: Services, trying: Trying): Promise<CountedTry> {
  const { code, idempotencyKey, now, session } = trying;
  return connection.transaction(async (transaction) => {
    const codes = createLiveloCodes(transaction);
    await codes.lockMember(session.memberId);
    const sent = await codes.getLatest(session.id);
    const earlier = await codes.getTry(idempotencyKey);
    const requestHash = hashRequest({ session: session.id, code });
    if (earlier && earlier.requestHash !== requestHash) {
      throw new ProblemError('idempotency_key_reused');
    }
    if (!sent || (!earlier && sent.expiresAt <= now)) throw new ProblemError('code_expired');
    const retryAfter = secondsUntil(sent.sentAt.getTime() + phoneCodeRules.resendWait, now);
    if (earlier) return { ...earlier, retryAfter };
    const tried = await codes.countTries(sent.id);
    if (tried >= phoneCodeRules.attempts) {
      throw new ProblemError('too_many_attempts', { retryAfter });
    }
    const counted = {
      codeId: sent.id,
      attemptsLeft: phoneCodeRules.attempts - tried - 1,
      outcome: null,
    };
    await codes.createTry({ ...counted, idempotencyKey, requestHash, at: now });
    return { ...counted, retryAfter };
  });
}

/** Commits what the programme said. */
function settle({ clock, connection }: Services, { idempotencyKey, session }: Trying) {
  return (codeId: string, result: LoyaltyCodeResult) =>
    connection.transaction(async (transaction) => {
      const codes = createLiveloCodes(transaction);
      const sessions = createLiveloSessions(transaction);
      const at = clock();
      await codes.settleTry(idempotencyKey, result.kind);
      if (result.kind === 'right' || result.kind === 'blocked') await codes.use(codeId, at);
      if (result.kind === 'blocked') await sessions.block({ id: session.id, at });
      if (result.kind !== 'right') return;
      await sessions.authorize({
        id: session.id,
        authorization: result.authorization,
        expiresAt: new Date(at.getTime() + liveloRules.sessionLifetime),
      });
    });
}

function refusalOf(kind: 'wrong' | 'expired' | 'blocked', counted: CountedTry): ProblemError {
  const { attemptsLeft, retryAfter } = counted;
  if (kind === 'blocked') return new ProblemError('points_unavailable');
  if (kind === 'expired') return new ProblemError('code_expired');
  return attemptsLeft > 0
    ? new ProblemError('code_wrong', { attemptsLeft })
    : new ProblemError('too_many_attempts', { retryAfter });
}

/**
 * Checks the code that came to the member's phone.
 * @returns the session, with its authorization
 * @throws ProblemError not_found, idempotency_key_reused, code_wrong with the tries that are left,
 * code_expired, too_many_attempts, points_unavailable; ProviderUnavailable or ProviderRefusal when
 * the programme did not say
 */
export async function validateLiveloCode(
  services: Services,
  leadId: string,
  request: LiveloValidationRequest,
  idempotencyKey: string,
): Promise<LiveloSessionRow> {
  const session = await getLiveloSession(services, leadId, request.liveloSession);
  if (session.authorization !== null) return session;
  if (session.blockedAt) throw new ProblemError('points_unavailable');
  const trying = { session, code: request.code, idempotencyKey, now: services.clock() };
  const counted = await countTry(services, trying);
  const { codeId, outcome } = counted;
  if (outcome === 'wrong' || outcome === 'expired' || outcome === 'blocked') {
    throw refusalOf(outcome, counted);
  }
  const result = await services.loyalty.verifyCode(codeId, request.code);
  await settle(services, trying)(codeId, result);
  if (result.kind !== 'right') throw refusalOf(result.kind, counted);
  return getLiveloSession(services, leadId, request.liveloSession);
}
