import { inTransaction } from '../../database/connect';
import type { LiveloCodeRequest, LiveloValidationRequest } from '@/contract/livelo';
import { invalidField, ProblemError } from '../../http/problems';
import type { LoyaltyCodeResult } from '../../providers/LoyaltyProgram';
import type { Services } from '../../Services';
import type { LeadCall } from '../phoneCodes/codeRules';
import { issueCode } from '../phoneCodes/issueCode';
import { type CountedTry, countTry, createWrongCodeProblem } from '../phoneCodes/countTry';
import {
  liveloCodeRepository,
  type LiveloCodeRow,
  type LiveloSessionRow,
  type LiveloCodeTry,
  sessionRepository,
} from './repository';
import { getLiveloSession, liveloRules } from './session';

/**
 * Has the program send a code to one of the session's devices, once per idempotency key.
 * @returns the session
 * @throws ProblemError not_found, invalid_field, idempotency_key_reused, rate_limited;
 * ProviderUnavailable or ProviderRefusal when it could not be sent
 */
export async function sendLiveloCode(
  services: Services,
  { address, idempotencyKey, leadId, request }: LeadCall<LiveloCodeRequest>,
): Promise<LiveloSessionRow> {
  const session = await getLiveloSession(services, leadId, request.liveloSession);
  const { deviceId } = request;
  if (!session.devices.some(({ id }) => id === deviceId))
    throw invalidField('/deviceId', 'unknown');
  if (session.authorization !== null) return session;
  await issueCode(services.connection, liveloCodeRepository, {
    limits: services.limits,
    // The program sends the code, and applies its own limits.
    calls: [],
    owner: session.memberId,
    address,
    idempotencyKey,
    now: services.clock(),
    isSame: (earlier) => earlier.sessionId === session.id && earlier.deviceId === deviceId,
    create: (issued): LiveloCodeRow => ({
      ...issued,
      sessionId: session.id,
      memberId: session.memberId,
      deviceId,
    }),
    deliver: ({ id, memberId }) => services.loyalty.sendCode({ reference: id, memberId, deviceId }),
  });
  return session;
}

/**
 * Checks the code that came to the member's phone.
 * @returns the session, with its authorization
 * @throws ProblemError not_found, idempotency_key_reused, code_wrong with the tries that are left,
 * code_expired, too_many_attempts, points_unavailable; ProviderUnavailable or ProviderRefusal when
 * the program did not answer
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
  const now = services.clock();
  const counted = await countTry(services.connection, liveloCodeRepository, {
    owner: session.memberId,
    request: { session: session.id, code: request.code },
    idempotencyKey,
    now,
    findCode: (codes) => codes.findLatest(session.id),
    // The program decides whether a used code still counts.
    isOpen: ({ expiresAt }) => expiresAt > now,
    // The program checks what was typed, once the try is counted.
    check: () => null,
    record: (attempt, { code: { id } }): LiveloCodeTry => ({
      ...attempt,
      codeId: id,
      outcome: null,
    }),
  });
  const { codeId, outcome } = counted.attempt;
  if (outcome !== null && outcome !== 'right') throw createRefusal(outcome, counted);
  const result = await services.loyalty.verifyCode(codeId, request.code);
  await recordResult(services, { session, attempt: counted.attempt, result });
  if (result.kind !== 'right') throw createRefusal(result.kind, counted);
  return getLiveloSession(services, leadId, request.liveloSession);
}

interface CheckedTry {
  session: LiveloSessionRow;
  attempt: LiveloCodeTry;
  result: LoyaltyCodeResult;
}

function recordResult(
  { clock, connection }: Services,
  { attempt: { codeId, idempotencyKey }, result, session }: CheckedTry,
): Promise<void> {
  return inTransaction(connection, async (transaction) => {
    const codes = liveloCodeRepository(transaction);
    const sessions = sessionRepository(transaction);
    const at = clock();
    await codes.recordOutcome(idempotencyKey, result.kind);
    if (result.kind === 'right' || result.kind === 'blocked') await codes.use(codeId, at);
    if (result.kind === 'blocked') await sessions.block({ id: session.id, at });
    if (result.kind !== 'right') return;
    await sessions.authorize({
      id: session.id,
      authorization: result.authorization,
      expiresAt: new Date(at.getTime() + liveloRules.sessionLifetimeMs),
    });
  });
}

function createRefusal(
  kind: 'wrong' | 'expired' | 'blocked',
  counted: CountedTry<LiveloCodeTry>,
): ProblemError {
  if (kind === 'blocked') return new ProblemError('points_unavailable');
  if (kind === 'expired') return new ProblemError('code_expired');
  return createWrongCodeProblem(counted);
}
