import type { LogLevel } from './logSettings';

/** What is sent to the receivers outside: one entry of the log. */
export interface Report {
  level: LogLevel;
  message: string;
  /** What went wrong; undefined where nothing was thrown. */
  error: unknown;
  /** What puts failures of calls together: address pattern, method, status; null: nothing does. */
  group: readonly string[] | null;
  /** Keyed hash of the e-mail of whom it happened to (contract/lead.ts); null: not known. */
  emailId: string | null;
}

/** A receiver's way in. */
export type SendReport = (report: Report) => void;
