export const logLevels = ['fatal', 'error', 'warning', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export type LogFields = Record<string, unknown>;

/** Where log entries go: the console now; receivers are added with `addLogReceiver`. */
export type LogReceiver = (level: LogLevel, message: string, fields: LogFields) => void;

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

const writeToConsole: LogReceiver = (level, message, fields) => {
  const described = Object.entries(fields).map(([name, value]) => [name, describe(value)]);
  console[consoleMethods[level]](`[${level}] ${message}`, Object.fromEntries(described));
};

const receivers: LogReceiver[] = [writeToConsole];

/** Adds a receiver, for example error reporting. Returns how to take it away. */
export function addLogReceiver(receiver: LogReceiver): () => void {
  receivers.push(receiver);
  return () => {
    receivers.splice(receivers.indexOf(receiver), 1);
  };
}

const write =
  (level: LogLevel) =>
  (message: string, fields: LogFields = {}) => {
    receivers.forEach((receiver) => {
      receiver(level, message, fields);
    });
  };

/** The one logger of web (spec section 8). Never pass it personal data or card data. */
export const logger = {
  fatal: write('fatal'),
  error: write('error'),
  warning: write('warning'),
  info: write('info'),
  debug: write('debug'),
};
