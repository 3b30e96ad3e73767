import type { LogEntry } from './LogEntry';

export type LogReceiverKind = 'monitoring' | 'errorReporting' | 'console';

/** An entry as a receiver gets it. */
export interface LogReport extends LogEntry {
  /** What puts failures of calls together (`getFailureGroup`); null for everything else. */
  group: readonly string[] | null;
  /** Who was affected, as far as this browser has stored it. Error reporting alone is told. */
  email: string | null;
}

/** A place that log entries go to. Which ones depends on its kind. */
export interface LogReceiver {
  kind: LogReceiverKind;
  receive: (report: LogReport) => void;
}
