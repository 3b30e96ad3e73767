import { randomUUID } from 'node:crypto';
import type { LiveloSession, LiveloMemberRequest } from '@/contract/livelo';
import { validateCpf } from '@/validation/documents';
import { type Executor, inTransaction } from '../../database/connect';
import { withIdempotency } from '../../http/idempotency';
import { ProblemError, invalidField } from '../../http/problems';
import { runExclusive } from '../../runExclusive';
import type { Limits } from '../../limits';
import {
  getAddressGroup,
  getNextCall,
  getSecondsUntil,
  type LimitRule,
  requireWithinLimits,
} from '../../rateLimit';
import { createReference } from '../../secrets';
import type { Services } from '../../Services';
import { getLeadForProduct } from '../leads/leads';
import { getCodeTimes, type LeadCall } from '../phoneCodes/codeRules';
import { liveloCodeRepository, type LiveloSessionRow, sessionRepository } from './repository';

/**
 * Finds a lead's session with the loyalty program. A session that does not exist, is another lead's or
 * has ended looks the same to the caller.
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

/**
 * A session as its buyer sees it now. Balance and rate are read from the program.
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
    code: code ? { deviceId: code.deviceId, ...getCodeTimes(code, now) } : null,
    account,
  };
}

export const liveloRules = {
  sessionLifetimeMs: 30 * 60_000,
} as const;

interface SessionOpener {
  leadId: string;
  address: string | null;
  now: Date;
}

/**
 * Does not count CPFs that were proved.
 * @throws ProblemError rate_limited, with the seconds to wait
 */
async function checkLimits(
  executor: Executor,
  limits: Limits,
  { address, leadId, now }: SessionOpener,
): Promise<void> {
  const sessions = sessionRepository(executor);
  const ofLead = limits.getRule('livelo-per-lead');
  const ofAddress = limits.getRule('livelo-per-address');
  const since = ({ windowMs }: LimitRule) => ({ since: new Date(now.getTime() - windowMs) });
  const byLead = await sessions.listUnverifiedOfLead(leadId, since(ofLead));
  const byAddress =
    address === null ? [] : await sessions.listUnverifiedOfAddress(address, since(ofAddress));
  requireWithinLimits([getNextCall(byLead, ofLead), getNextCall(byAddress, ofAddress)], now);
}

/**
 * Opens a lead's visit to the loyalty program for a CPF, once per idempotency key. Never reveals
 * whether the CPF is a member's, and calls the program only after the limits.
 * @throws ProblemError not_found, invalid_field, rate_limited, idempotency_key_reused;
 *   ProviderUnavailable, ProviderRefusal
 */
export async function openLiveloSession(
  services: Services,
  { address, idempotencyKey, leadId, request }: LeadCall<LiveloMemberRequest>,
): Promise<LiveloSessionRow> {
  const lead = await getLeadForProduct(services, leadId, request);
  if (validateCpf(request.cpf)) throw invalidField('/cpf', 'invalid');
  const group = getAddressGroup(address);
  const open = () =>
    openExclusively(services, { idempotencyKey, leadId: lead.id, address: group }, request);
  return runExclusive(`livelo:${lead.id}`, () =>
    group === null ? open() : runExclusive(`livelo address:${group}`, open),
  );
}

interface SessionCall extends Pick<SessionOpener, 'address' | 'leadId'> {
  idempotencyKey: string;
}

async function openExclusively(
  services: Services,
  { address, idempotencyKey, leadId }: SessionCall,
  { cpf }: LiveloMemberRequest,
): Promise<LiveloSessionRow> {
  const { clock, connection, limits, loyalty } = services;
  const now = clock();
  const isAskedAgain = await sessionRepository(connection).findByIdempotencyKey(idempotencyKey);
  if (!isAskedAgain) await checkLimits(connection, limits, { address, leadId, now });
  await limits.consume([{ limit: 'livelo-per-cpf', key: cpf }]);
  const { devices, memberId } = await loyalty.findMember(cpf);
  const session: LiveloSessionRow = {
    id: randomUUID(),
    token: createReference(),
    idempotencyKey,
    leadId,
    memberId,
    devices: devices.map(({ id, lastDigits }) => ({ id, lastDigits })),
    address,
    authorization: null,
    blockedAt: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + liveloRules.sessionLifetimeMs),
  };
  return inTransaction(connection, async (transaction) => {
    const sessions = sessionRepository(transaction);
    await sessions.lockLead(leadId);
    return withIdempotency({
      find: () => sessions.findByIdempotencyKey(idempotencyKey),
      // Compares the program's id in place of the CPF, which is never stored.
      isSame: (earlier) => earlier.leadId === leadId && earlier.memberId === memberId,
      replay: (earlier) => earlier,
      run: async () => {
        await checkLimits(transaction, limits, { address, leadId, now });
        return (await sessions.create(session)) ? session : undefined;
      },
    });
  });
}
