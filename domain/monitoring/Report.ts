import type { LogLevel } from './logSettings';

export interface Report {
  level: LogLevel;
  message: string;
  error: unknown;
  /** Groups failed calls: address pattern, method, status. Null: no group. */
  group: readonly string[] | null;
  /** Keyed hash of the e-mail of the person it happened to (contract/lead.ts); null: not known. */
  emailId: string | null;
}

export type SendReport = (report: Report) => void;
