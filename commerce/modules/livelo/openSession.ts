import { randomBytes, randomUUID } from 'node:crypto';
import type { LiveloMemberRequest } from '@/contract/livelo';
import { validateCpf } from '@/validation/documents';
import type { Transaction } from '../../database/connect';
import { withIdempotency } from '../../http/idempotency';
import { invalidField, ProblemError } from '../../http/problems';
import { getAddressGroup, getSecondsUntil } from '../../rateLimit';
import type { Services } from '../../Services';
import { getLeadForProduct } from '../leads/getLead';
import { type LiveloSessionRow, sessionRepository } from './repository';
import { liveloRules } from './session';

interface OpenSessionInput {
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
  const sessions = sessionRepository(transaction);
  const range = { since: new Date(createdAt.getTime() - window) };
  const ofLead = await sessions.listUnprovenOfLead(leadId, range);
  const ofAddress = address === null ? [] : await sessions.listUnprovenOfAddress(address, range);
  const inTheWay = [ofLead.at(-perLead), ofAddress.at(-perAddress)].filter(
    (moment) => moment !== undefined,
  );
  if (inTheWay.length === 0) return;
  const turn = Math.max(...inTheWay.map((moment) => moment.getTime() + window));
  throw new ProblemError('rate_limited', { retryAfter: getSecondsUntil(turn, createdAt) });
}

/**
 * Opens a lead's visit to the loyalty program for a CPF, once per idempotency key. Whether the CPF
 * is a member's is never revealed.
 * @throws ProblemError not_found, invalid_field, rate_limited, idempotency_key_reused;
 * ProviderUnavailable, ProviderRefusal
 */
export async function openLiveloSession(
  services: Services,
  { address, idempotencyKey, leadId, request }: OpenSessionInput,
): Promise<LiveloSessionRow> {
  const lead = await getLeadForProduct(services, leadId, request);
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
    address: getAddressGroup(address),
    authorization: null,
    blockedAt: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime),
  };
  return services.connection.transaction(async (transaction) => {
    const sessions = sessionRepository(transaction);
    await sessions.lockLead(lead.id);
    return withIdempotency({
      find: () => sessions.findByIdempotencyKey(idempotencyKey),
      // The program's id stands for the CPF, so that none is kept.
      isSame: (earlier) => earlier.leadId === lead.id && earlier.memberId === memberId,
      replay: (earlier) => earlier,
      run: async () => {
        await checkLimits(transaction, session);
        return (await sessions.create(session)) ? session : undefined;
      },
    });
  });
}
