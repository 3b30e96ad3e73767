import type { Report, SendReport } from '@/domain/monitoring/Report';
import { ProviderUnavailable } from '../providers/errors';

type Receiver = Readonly<{ kind: 'errorReporting' | 'monitoring'; send: SendReport }>;

const receivers = new Set<Receiver>();

export function addReportReceiver(receiver: Receiver): () => void {
  receivers.add(receiver);
  return () => {
    receivers.delete(receiver);
  };
}

/** Failed calls to dependencies are for performance monitoring (docs/behaviour.md 8). */
const isReported = ({ error, level }: Report) =>
  (level === 'fatal' || level === 'error') && !(error instanceof ProviderUnavailable);

/**
 * Sends what was logged to the external receivers. Answers of the 400s are the caller's affair and
 * must not be reported.
 */
export function report(entry: Pick<Report, 'error' | 'level' | 'message'> & Partial<Report>): void {
  const told: Report = { group: null, emailId: null, ...entry };
  for (const { kind, send } of receivers) {
    if (kind === 'errorReporting' && !isReported(told)) continue;
    try {
      send(told);
    } catch {
      // One receiver that fails must not take the report from the others.
    }
  }
}
