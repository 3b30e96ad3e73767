import { randomUUID } from 'node:crypto';
import type { LiveloCodeRequest } from '@/contract/livelo';
import { createLiveloCodes, type LiveloCodes } from '../database/createLiveloCodes';
import type { LiveloCodeRow, LiveloSessionRow } from '../database/liveloTables';
import { invalidField } from '../errors/invalidField';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { addressGroup } from './addressGroup';
import { getLiveloSession } from './getLiveloSession';
import { phoneCodeRules } from './phoneCodeRules';
import { secondsUntilNextCode } from './secondsUntilNextCode';

interface Asking {
  leadId: string;
  request: LiveloCodeRequest;
  idempotencyKey: string;
  /** Where the call came from. */
  address: string;
}

/** @throws ProblemError rate_limited, with the seconds to wait */
async function checkLimits(codes: LiveloCodes, { address, memberId, sentAt }: LiveloCodeRow) {
  const range = { since: new Date(sentAt.getTime() - phoneCodeRules.window) };
  const toOwner = await codes.listUnusedOfMember(memberId, range);
  const fromAddress = address === null ? [] : await codes.listUnusedOfAddress(address, range);
  const retryAfter = secondsUntilNextCode({ toOwner, fromAddress }, sentAt);
  if (retryAfter > 0) throw new ProblemError('rate_limited', { retryAfter });
}

/**
 * Commits the code before it is sent, one at a time for each member, so that limits hold.
 * @returns null when this key sent one before
 */
function reserve({ connection }: Services, code: LiveloCodeRow): Promise<LiveloCodeRow | null> {
  return connection.transaction(async (transaction) => {
    const codes = createLiveloCodes(transaction);
    await codes.lockMember(code.memberId);
    const earlier = await codes.getByIdempotencyKey(code.idempotencyKey);
    if (earlier) {
      const isSame = earlier.sessionId === code.sessionId && earlier.deviceId === code.deviceId;
      if (!isSame) throw new ProblemError('idempotency_key_reused');
      return null;
    }
    await checkLimits(codes, code);
    if (!(await codes.create(code))) throw new ProblemError('idempotency_key_reused');
    return code;
  });
}

/**
 * Has the programme send a code to one of the session's devices, once per idempotency key.
 * @returns the session
 * @throws ProblemError not_found, invalid_field, idempotency_key_reused, rate_limited;
 * ProviderUnavailable or ProviderRefusal when it could not be sent
 */
export async function sendLiveloCode(
  services: Services,
  { address, idempotencyKey, leadId, request }: Asking,
): Promise<LiveloSessionRow> {
  const session = await getLiveloSession(services, leadId, request.liveloSession);
  const { deviceId } = request;
  if (!session.devices.some(({ id }) => id === deviceId))
    throw invalidField('/deviceId', 'unknown');
  if (session.authorization !== null) return session;
  const now = services.clock();
  const code = await reserve(services, {
    id: randomUUID(),
    idempotencyKey,
    sessionId: session.id,
    memberId: session.memberId,
    deviceId,
    address: addressGroup(address),
    sentAt: now,
    expiresAt: new Date(now.getTime() + phoneCodeRules.lifetime),
    usedAt: null,
  });
  if (!code) return session;
  try {
    await services.loyalty.sendCode({ reference: code.id, memberId: code.memberId, deviceId });
  } catch (error) {
    // What nobody received must not hold back the next try.
    await createLiveloCodes(services.connection).remove(code.id);
    throw error;
  }
  return session;
}
