import { createPayments } from '../database/createPayments';
import type { Payment } from '../database/tables';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { waitForResult } from './waitForResult';

/**
 * The result of an attempt that was made before, looked up before anything else is checked: prices
 * and offers may have changed since.
 * @throws ProblemError idempotency_key_reused when the key came with another body.
 */
export async function findAttempt(
  services: Services,
  idempotencyKey: string,
  requestHash: string,
): Promise<Payment | undefined> {
  const payment = await createPayments(services.connection).getByIdempotencyKey(idempotencyKey);
  if (!payment) return undefined;
  if (payment.requestHash !== requestHash) throw new ProblemError('idempotency_key_reused');
  return waitForResult(services, payment);
}
