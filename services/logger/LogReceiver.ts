import type { LogLevel } from '@/domain/monitoring/logSettings';

export type LogFields = Record<string, unknown>;

/** What the logger is told. An error goes into the field `error`. */
export interface LogEntry {
  level: LogLevel;
  message: string;
  fields: LogFields;
}

export type LogReceiverKind = 'monitoring' | 'errorReporting' | 'console';

/** An entry as a receiver gets it. */
export interface LogReport extends LogEntry {
  /** What puts failures of calls together (`getFailureGroup`); null for everything else. */
  group: readonly string[] | null;
  /**
   * Who was affected: the service's identifier of the e-mail, as far as this browser has stored it.
   * Error reporting alone is told.
   */
  emailId: string | null;
}

/** A place that log entries go to. Which ones depends on its kind. */
export interface LogReceiver {
  kind: LogReceiverKind;
  receive: (report: LogReport) => void;
}
