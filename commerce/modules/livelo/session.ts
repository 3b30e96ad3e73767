import { randomUUID } from 'node:crypto';
import type { LiveloSession, LiveloMemberRequest } from '@/contract/livelo';
import { validateCpf } from '@/validation/documents';
import type { Transaction } from '../../database/connect';
import { withIdempotency } from '../../http/idempotency';
import { ProblemError, invalidField } from '../../http/problems';
import { inTurn } from '../../inTurn';
import { getSecondsUntil, getAddressGroup, getNextTurn, requireTurns } from '../../rateLimit';
import { createReference } from '../../secrets';
import type { Services } from '../../Services';
import { getLeadForProduct } from '../leads/leads';
import { getCodeTimes, type LeadCall } from '../phoneCodes/codeRules';
import { liveloCodeRepository, type LiveloSessionRow, sessionRepository } from './repository';

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

/** Rules of a buyer's visit to the loyalty program. Times in milliseconds. */
export const liveloRules = {
  /** From its opening, and again from the verification of the member. */
  sessionLifetime: 30 * 60_000,
  /** Unverified CPFs that one lead or one address may enter in a window. */
  window: 60 * 60_000,
  perLead: 10,
  perAddress: 30,
} as const;

const { perAddress, perLead, sessionLifetime, window } = liveloRules;

/** @throws ProblemError rate_limited, with the seconds to wait */
async function checkLimits(
  transaction: Transaction,
  { address, createdAt, leadId }: LiveloSessionRow,
) {
  const sessions = sessionRepository(transaction);
  const range = { since: new Date(createdAt.getTime() - window) };
  const ofLead = await sessions.listUnverifiedOfLead(leadId, range);
  const ofAddress = address === null ? [] : await sessions.listUnverifiedOfAddress(address, range);
  const turns = [
    getNextTurn(ofLead, { limit: perLead, window }),
    getNextTurn(ofAddress, { limit: perAddress, window }),
  ];
  requireTurns(turns, createdAt);
}

/**
 * Opens a lead's visit to the loyalty program for a CPF, once per idempotency key. Whether the CPF
 * is a member's is never revealed.
 * @throws ProblemError not_found, invalid_field, rate_limited, idempotency_key_reused;
 * ProviderUnavailable, ProviderRefusal
 */
export async function openLiveloSession(
  services: Services,
  { address, idempotencyKey, leadId, request }: LeadCall<LiveloMemberRequest>,
): Promise<LiveloSessionRow> {
  const lead = await getLeadForProduct(services, leadId, request);
  if (validateCpf(request.cpf)) throw invalidField('/cpf', 'invalid');
  const { devices, memberId } = await services.loyalty.findMember(request.cpf);
  const now = services.clock();
  const session: LiveloSessionRow = {
    id: randomUUID(),
    token: createReference(),
    idempotencyKey,
    leadId: lead.id,
    memberId,
    devices: devices.map(({ id, lastDigits }) => ({ id, lastDigits })),
    address: getAddressGroup(address),
    authorization: null,
    blockedAt: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime),
  };
  const write = () =>
    services.connection.transaction(async (transaction) => {
      const sessions = sessionRepository(transaction);
      await sessions.lockLead(lead.id);
      return withIdempotency({
        find: () => sessions.findByIdempotencyKey(idempotencyKey),
        // The program's id stands for the CPF, so that none is stored.
        isSame: (earlier) => earlier.leadId === lead.id && earlier.memberId === memberId,
        replay: (earlier) => earlier,
        run: async () => {
          await checkLimits(transaction, session);
          return (await sessions.create(session)) ? session : undefined;
        },
      });
    });
  return inTurn(`livelo:${lead.id}`, write);
}
