import type { FastifyBaseLogger } from 'fastify';
import { isNativeError } from 'node:util/types';
import { describeError } from '@/domain/monitoring/describeError.server';
import { oncePerMinute } from '@/domain/monitoring/oncePerMinute';
import { isDatabaseUnavailable } from '../database/errors';
import { PaymentCheckFailure } from '../modules/payments/PaymentCheckFailure';
import { ProviderRefusal, ProviderUnavailable } from '../providers/errors';
import { report } from './reports';

function isDependencyFailure(error: unknown): boolean {
  if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) return true;
  if (isDatabaseUnavailable(error)) return true;
  return isNativeError(error) && error.cause !== undefined && isDependencyFailure(error.cause);
}

/**
 * Logs failed work that no caller waits for: a warning when a dependency has failed, else an error,
 * which is reported as well. Such work is retried every few seconds, so one place in the code is
 * reported once a minute at most.
 */
export function createBackgroundFailureReport(log: FastifyBaseLogger): (failure: unknown) => void {
  const reports = new Map<string, (error: unknown) => void>();
  const reportOnce = (error: unknown) => {
    const { stack } = describeError(error);
    const send =
      reports.get(stack) ??
      oncePerMinute((first: unknown) => {
        report({ level: 'error', message: 'background work', error: first });
      });
    reports.set(stack, send);
    send(error);
  };
  return (failure) => {
    const isCheck = failure instanceof PaymentCheckFailure;
    const error = isCheck ? failure.cause : failure;
    const payment = isCheck && { paymentId: failure.paymentId, part: failure.part };
    const line = { err: error, ...payment };
    if (isDependencyFailure(error)) {
      log.warn(line, 'background work');
      return;
    }
    log.error(line, 'background work');
    reportOnce(error);
  };
}
