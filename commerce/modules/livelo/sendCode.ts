import type { LiveloCodeRequest } from '@/contract/livelo';
import { invalidField } from '../../http/problems';
import type { Services } from '../../Services';
import { issueCode } from '../phoneCodes/issueCode';
import { liveloCodeRepository, type LiveloCodeRow, type LiveloSessionRow } from './repository';
import { getLiveloSession } from './session';

interface SendCodeInput {
  leadId: string;
  request: LiveloCodeRequest;
  idempotencyKey: string;
  /** Where the call came from. */
  address: string;
}

/**
 * Has the program send a code to one of the session's devices, once per idempotency key.
 * @returns the session
 * @throws ProblemError not_found, invalid_field, idempotency_key_reused, rate_limited;
 * ProviderUnavailable or ProviderRefusal when it could not be sent
 */
export async function sendLiveloCode(
  services: Services,
  { address, idempotencyKey, leadId, request }: SendCodeInput,
): Promise<LiveloSessionRow> {
  const session = await getLiveloSession(services, leadId, request.liveloSession);
  const { deviceId } = request;
  if (!session.devices.some(({ id }) => id === deviceId))
    throw invalidField('/deviceId', 'unknown');
  if (session.authorization !== null) return session;
  await issueCode(services.connection, liveloCodeRepository, {
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
