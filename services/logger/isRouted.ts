import { isReported } from './isReported';
import { logLevels, type LogEntry, type LogLevel } from './LogEntry';
import type { LogReceiverKind } from './LogReceiver';

/** Spec section 8: error reporting gets fatal and error only. */
const levels: Record<LogReceiverKind, readonly LogLevel[]> = {
  monitoring: logLevels,
  errorReporting: ['fatal', 'error'],
  console: logLevels,
};

/** Whether an entry goes to the receivers of a kind. */
export function isRouted(kind: LogReceiverKind, { fields, level }: LogEntry): boolean {
  if (!levels[kind].includes(level)) return false;
  return kind !== 'errorReporting' || isReported(fields['error']);
}
