import type { AccessResent } from '@/contract/access';
import { maskEmail } from '@/domain/maskContact';
import { type Executor, inTransaction } from '../../database/connect';
import { withIdempotency } from '../../http/idempotency';
import { ProblemError } from '../../http/problems';
import { repeat } from '../../recurring';
import { getAddressGroup, getNextCall, requireWithinLimits } from '../../rateLimit';
import type { Services } from '../../Services';
import { writeEvent } from '../events/writeEvent';
import { findShownPayment } from '../paymentStatus/findShownPayment';
import { ActionRefused } from '../payments/operatorActions';
import { toPaymentMembers } from '../payments/paymentEvents';
import type { Payment } from '../payments/Payment';
import { lockPayment } from '../payments/transitionPart';
import { opensAccount } from '../payments/typeGroups';
import { type AccessRequest, accessRepository } from './repository';

interface ResendCall {
  token: string;
  idempotencyKey: string;
  address: string;
}

/**
 * Requests that the link to an account is sent to the buyer again, at the address of the purchase.
 * @throws ProblemError not_found, alike for every purchase that opens no account; rate_limited;
 *   idempotency_key_reused
 */
export async function resendAccess(
  services: Services,
  { address, idempotencyKey, token }: ResendCall,
): Promise<AccessResent> {
  const payment = await findShownPayment(services, token);
  await services.limits.consume([
    { limit: 'access-links-per-address', key: getAddressGroup(address) },
  ]);
  if (!opensAccount(payment)) throw new ProblemError('not_found');
  await requestAccess(services, payment, { id: idempotencyKey, askedBy: 'buyer' });
  return { email: maskEmail(payment.payerEmail) };
}

/**
 * Records a request to send a link again, once per key; the worker publishes its event.
 * @throws ActionRefused: the purchase opens no account; ProblemError rate_limited,
 *   idempotency_key_reused
 */
export async function requestAccess(
  {
    clock,
    connection,
    limits,
  }: Pick<Services, 'clock' | 'connection'> & {
    limits: Pick<Services['limits'], 'getRule'>;
  },
  payment: Payment,
  { askedBy, id }: { id: string; askedBy: string },
): Promise<void> {
  if (!opensAccount(payment)) throw new ActionRefused(explainNoAccount(payment));
  return inTransaction(connection, (transaction) => {
    const requests = accessRepository(transaction);
    return withIdempotency({
      find: () => requests.findRequest(id),
      isSame: (earlier) => earlier.paymentId === payment.id,
      replay: () => undefined,
      run: async () => {
        // The lock lets each of several concurrent requests count those before it.
        await lockPayment(transaction, payment.id);
        const rule = limits.getRule('access-links-per-payment');
        const now = clock();
        const since = new Date(now.getTime() - rule.windowMs);
        const asked = await requests.listRequests(payment.id, since);
        if (asked.some((earlier) => earlier.id === id)) return;
        requireWithinLimits(
          [
            getNextCall(
              asked.map(({ askedAt }) => askedAt),
              rule,
            ),
          ],
          now,
        );
        const request = { id, paymentId: payment.id, askedBy, askedAt: now, toldAt: null };
        await requests.createRequest(request);
      },
    });
  });
}

function explainNoAccount({ purchase: { type }, state }: Payment): string {
  if (state === 'refunded')
    return 'The payment is refunded: access has ended with it, and there is no link to send.';
  if (state !== 'paid' && state !== 'trial')
    return `The payment is ${state}: the link to the account is sent by itself once it is paid.`;
  return `A payment of the type ${type} opens no account: its buyer uses the one of the first purchase.`;
}

export const listAccessRequests = (
  executor: Executor,
  paymentId: string,
): Promise<AccessRequest[]> => accessRepository(executor).listRequests(paymentId, new Date(0));

/**
 * Publishes an event for each requested link, now and repeatedly. Several processes may do so.
 * @returns How to stop.
 */
export function startResending(
  services: Services,
  onError: (error: unknown) => void,
): () => Promise<void> {
  return repeat(
    services.timing.deliverIntervalMs,
    async (isStopped) => {
      while (!isStopped() && (await publishNextRequest(services)));
    },
    onError,
  );
}

/** @returns whether there was a request */
function publishNextRequest({ clock, connection }: Services): Promise<boolean> {
  return inTransaction(connection, async (transaction) => {
    const requests = accessRepository(transaction);
    const request = await requests.lockUntold();
    if (!request) return false;
    const locked = await lockPayment(transaction, request.paymentId);
    const at = clock();
    if (locked) {
      const { payment, purchase } = locked;
      await writeEvent(transaction, {
        type: 'access.requested',
        stream: purchase.id,
        leadId: purchase.leadId,
        business: payment.business,
        at,
        data: {
          ...toPaymentMembers(payment, purchase.paidPaymentId === payment.id),
          requestedAt: request.askedAt.toISOString(),
        },
      });
    }
    await requests.setTold(request.id, at);
    return true;
  });
}
