import { HttpError, NoAnswerError } from '../http/errors';
import { readStored } from '../storage';

/** From what breaks a page to what helps to find out why (docs/behaviour.md 8). */
export const logLevels = ['fatal', 'error', 'warning', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export type LogFields = Record<string, unknown>;

/** What the logger is told. An error goes into the field `error`. */
interface LogEntry {
  level: LogLevel;
  message: string;
  fields: LogFields;
}

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

const consoleReceiver: LogReceiver = {
  kind: 'console',
  receive: ({ fields, level, message }) => {
    const described = Object.entries(fields).map(([name, value]) => [name, describe(value)]);
    console[consoleMethods[level]](`[${level}] ${message}`, Object.fromEntries(described));
  },
};

const receivers = new Set([consoleReceiver]);

/** Adds a receiver, for example error reporting. Returns how to take it away. */
export function addLogReceiver(receiver: LogReceiver): () => void {
  receivers.add(receiver);
  return () => {
    receivers.delete(receiver);
  };
}

/** The e-mail that this browser has stored; null on the server, which stores none. */
const getStoredEmail = () => readStored('dataLead')?.email ?? readStored('dataForm')?.email ?? null;

/** Hands an entry to the receivers that it is for. */
export function dispatchLog(entry: LogEntry): void {
  const group = getFailureGroup(entry.fields['error']);
  for (const { kind, receive } of receivers) {
    if (!isRouted(kind, entry)) continue;
    const email = kind === 'errorReporting' ? getStoredEmail() : null;
    try {
      receive({ ...entry, group, email });
    } catch {
      // One receiver that fails must not take the entry from the others.
    }
  }
}

/**
 * What puts the failures of a call together: url, method and status (docs/behaviour.md 8), or why
 * there was no answer. null: the error is not a call's.
 */
export function getFailureGroup(error: unknown): readonly string[] | null {
  if (error instanceof HttpError) return [error.url, error.method, String(error.status)];
  if (error instanceof NoAnswerError) return [error.url, error.method, error.reason];
  return null;
}

/** docs/behaviour.md 8: error reporting gets fatal and error only. */
const levels: Record<LogReceiverKind, readonly LogLevel[]> = {
  monitoring: logLevels,
  errorReporting: ['fatal', 'error'],
  console: logLevels,
};

/** Whether an entry goes to the receivers of a kind. */
export function isRouted(kind: LogReceiverKind, { fields, level }: LogEntry): boolean {
  if (!levels[kind].includes(level)) return false;
  return kind !== 'errorReporting' || isReported(fields['error']);
}

export type LogReceiverKind = 'monitoring' | 'errorReporting' | 'console';

/** An entry as a receiver gets it. */
export interface LogReport extends LogEntry {
  /** What puts failures of calls together (`getFailureGroup`); null for everything else. */
  group: readonly string[] | null;
  /** Who was affected, as far as this browser has stored it. Error reporting alone is told. */
  email: string | null;
}

/** A place that log entries go to. Which ones depends on its kind. */
interface LogReceiver {
  kind: LogReceiverKind;
  receive: (report: LogReport) => void;
}

/** Answers that say what is wrong with a call, not with the product. */
const expectedStatuses: readonly number[] = [400, 401, 404, 422];

/**
 * How the browsers name a fetch that failed, of a call or of code, and a read that was refused, such
 * as `Failed to read the 'localStorage' property from 'Window'`.
 */
const networkFailureText =
  /^(failed to fetch|load failed|networkerror|network error|failed to load chunk|loading chunk|failed to read|error reading)/i;

/**
 * Whether error reporting is told of an error (docs/behaviour.md 8): not of answers 400, 401, 404
 * and 422, nor of fetch failures and read failures. A time limit that passed is reported.
 */
export function isReported(error: unknown): boolean {
  if (error instanceof HttpError) return !expectedStatuses.includes(error.status);
  if (error instanceof NoAnswerError) return error.reason !== 'network';
  return !(error instanceof Error && networkFailureText.test(error.message));
}
