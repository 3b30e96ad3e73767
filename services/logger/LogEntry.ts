/** From what breaks a page to what helps to find out why (spec section 8). */
export const logLevels = ['fatal', 'error', 'warning', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export type LogFields = Record<string, unknown>;

/** What the logger is told. An error goes into the field `error`. */
export interface LogEntry {
  level: LogLevel;
  message: string;
  fields: LogFields;
}
