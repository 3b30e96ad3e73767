import { randomBytes, randomUUID } from 'node:crypto';
import type { LiveloMemberRequest } from '@/contract/livelo';
import { validateCpf } from '@/validation/rules/validateCpf';
import type { Transaction } from '../database/connect';
import { createLiveloSessions } from '../database/createLiveloSessions';
import type { LiveloSessionRow } from '../database/liveloTables';
import { invalidField } from '../errors/invalidField';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { addressGroup } from './addressGroup';
import { getLeadOfSale } from './getLeadOfSale';
import { liveloRules } from './liveloRules';
import { secondsUntil } from './secondsUntil';

interface Asking {
  leadId: string;
  request: LiveloMemberRequest;
  idempotencyKey: string;
  /** Where the call came from. */
  address: string;
}

const { perAddress, perLead, sessionLifetime, window } = liveloRules;

/** @throws ProblemError rate_limited, with the seconds to wait */
async function checkLimits(
  transaction: Transaction,
  { address, createdAt, leadId }: LiveloSessionRow,
) {
  const sessions = createLiveloSessions(transaction);
  const range = { since: new Date(createdAt.getTime() - window) };
  const ofLead = await sessions.listUnprovenOfLead(leadId, range);
  const ofAddress = address === null ? [] : await sessions.listUnprovenOfAddress(address, range);
  const inTheWay = [ofLead.at(-perLead), ofAddress.at(-perAddress)].filter(
    (moment) => moment !== undefined,
  );
  if (inTheWay.length === 0) return;
  const turn = Math.max(...inTheWay.map((moment) => moment.getTime() + window));
  throw new ProblemError('rate_limited', { retryAfter: secondsUntil(turn, createdAt) });
}

/** The same key asks for the same CPF: the programme's id stands for it, so that none is kept. */
function sameSession(earlier: LiveloSessionRow, session: LiveloSessionRow): LiveloSessionRow {
  if (earlier.leadId !== session.leadId || earlier.memberId !== session.memberId) {
    throw new ProblemError('idempotency_key_reused');
  }
  return earlier;
}

/**
 * Opens a lead's visit to the points programme for a CPF, once per idempotency key. Whether the CPF
 * is a member's is neither asked nor told.
 * @throws ProblemError not_found, invalid_field, rate_limited, idempotency_key_reused;
 * ProviderUnavailable, ProviderRefusal
 */
export async function openLiveloSession(
  services: Services,
  { address, idempotencyKey, leadId, request }: Asking,
): Promise<LiveloSessionRow> {
  const lead = await getLeadOfSale(services, leadId, request);
  if (validateCpf(request.cpf)) throw invalidField('/cpf', 'invalid');
  const { devices, memberId } = await services.loyalty.findMember(request.cpf);
  const now = services.clock();
  const session: LiveloSessionRow = {
    id: randomUUID(),
    token: randomBytes(24).toString('base64url'),
    idempotencyKey,
    leadId: lead.id,
    memberId,
    devices: devices.map(({ id, lastDigits }) => ({ id, lastDigits })),
    address: addressGroup(address),
    authorization: null,
    blockedAt: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime),
  };
  return services.connection.transaction(async (transaction) => {
    const sessions = createLiveloSessions(transaction);
    await sessions.lockLead(lead.id);
    const earlier = await sessions.getByIdempotencyKey(idempotencyKey);
    if (earlier) return sameSession(earlier, session);
    await checkLimits(transaction, session);
    if (!(await sessions.create(session))) throw new ProblemError('idempotency_key_reused');
    return session;
  });
}
