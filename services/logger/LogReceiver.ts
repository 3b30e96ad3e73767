import type { LogLevel } from '@/domain/monitoring/logSettings';

export type LogFields = Record<string, unknown>;

export interface LogEntry {
  level: LogLevel;
  message: string;
  fields: LogFields;
}

export type LogReceiverKind = 'monitoring' | 'errorReporting' | 'console';

export interface LogReport extends LogEntry {
  group: readonly string[] | null;
  emailId: string | null;
}

export interface LogReceiver {
  kind: LogReceiverKind;
  receive: (report: LogReport) => void;
}
