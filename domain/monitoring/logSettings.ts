export const logLevels = ['fatal', 'error', 'warning', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export const logFormats = ['json', 'plain'] as const;
export type LogFormat = (typeof logFormats)[number];

export interface LogSettings {
  logLevel: LogLevel;
  logFormat: LogFormat;
}
