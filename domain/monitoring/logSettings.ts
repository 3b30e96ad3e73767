/** From what ends a process or breaks a page to what helps to find out why (docs/behaviour.md 8). */
export const logLevels = ['fatal', 'error', 'warning', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** For machines, or for eyes. */
export const logFormats = ['json', 'plain'] as const;
export type LogFormat = (typeof logFormats)[number];

export interface LogSettings {
  logLevel: LogLevel;
  logFormat: LogFormat;
}
