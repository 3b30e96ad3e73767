import type { LogLevel } from './LogEntry';
import type { LogReceiver } from './LogReceiver';

const consoleMethods: Record<LogLevel, 'error' | 'warn' | 'info' | 'debug'> = {
  fatal: 'error',
  error: 'error',
  warning: 'warn',
  info: 'info',
  debug: 'debug',
};

/** Errors by name and message only: their other properties may hold a request's body. */
const describe = (value: unknown) =>
  value instanceof Error ? `${value.name}: ${value.message}` : value;

export const consoleReceiver: LogReceiver = {
  kind: 'console',
  receive: ({ fields, level, message }) => {
    const described = Object.entries(fields).map(([name, value]) => [name, describe(value)]);
    console[consoleMethods[level]](`[${level}] ${message}`, Object.fromEntries(described));
  },
};
