import { type LogLevel, logLevels } from '@/domain/monitoring/logSettings';
import { HttpError, NoAnswerError } from '../http/errors';
import { readStored } from '../storage';
import type { LogEntry, LogFields, LogReceiver, LogReceiverKind } from './LogReceiver';

const consoleMethods: Record<LogLevel, 'error' | 'warn' | 'info' | 'debug'> = {
  fatal: 'error',
  error: 'error',
  warning: 'warn',
  info: 'info',
  debug: 'debug',
};

/** Describes errors by name and message only: their other properties may hold a request's body. */
const describe = (value: unknown) =>
  value instanceof Error ? `${value.name}: ${value.message}` : value;

const consoleReceiver: LogReceiver = {
  kind: 'console',
  receive: ({ fields, level, message }) => {
    const described = Object.entries(fields).map(([name, value]) => [name, describe(value)]);
    console[consoleMethods[level]](`[${level}] ${message}`, Object.fromEntries(described));
  },
};

declare global {
  var logReceivers: Set<LogReceiver> | undefined;
}

/** One set for the process: each bundle of a server has its own copy of this module. */
const receivers = (globalThis.logReceivers ??= new Set([consoleReceiver]));

export function addLogReceiver(receiver: LogReceiver): () => void {
  receivers.add(receiver);
  return () => {
    receivers.delete(receiver);
  };
}

export function replaceConsole(receiver: LogReceiver): void {
  receivers.forEach((other) => {
    if (other.kind === 'console') receivers.delete(other);
  });
  receivers.add(receiver);
}

function getEmailId(): string | null {
  const emailId = readStored('dataLead')?.emailId ?? '';
  return /^[0-9a-f]{64}$/.test(emailId) ? emailId : null;
}

function deliver(entry: LogEntry, { kind, receive }: LogReceiver): void {
  if (!isRouted(kind, entry)) return;
  const emailId = kind === 'errorReporting' ? getEmailId() : null;
  try {
    receive({ ...entry, group: getFailureGroup(entry.fields.error), emailId });
  } catch {
    // One receiver that fails must not take the entry from the others.
  }
}

let waiting: LogEntry[] | null = 'watched' in globalThis ? [] : null;

const maxWaiting = 50;

export function dispatchLog(level: LogLevel, message: string, fields: LogFields = {}): void {
  const entry = { level, message, fields };
  receivers.forEach((receiver) => {
    deliver(entry, receiver);
  });
  if (waiting && waiting.length < maxWaiting) waiting.push(entry);
}

export function addLateReceivers(created: readonly LogReceiver[]): void {
  const missed = waiting ?? [];
  waiting = null;
  created.forEach((receiver) => {
    missed.forEach((entry) => {
      deliver(entry, receiver);
    });
    addLogReceiver(receiver);
  });
}

export function getFailureGroup(error: unknown): readonly string[] | null {
  if (error instanceof HttpError) return [error.url, error.method, String(error.status)];
  if (error instanceof NoAnswerError) return [error.url, error.method, error.reason];
  return null;
}

const levels: Record<LogReceiverKind, readonly LogLevel[]> = {
  monitoring: logLevels,
  errorReporting: ['fatal', 'error'],
  console: logLevels,
};

export function isRouted(kind: LogReceiverKind, { fields, level }: LogEntry): boolean {
  if (!levels[kind].includes(level)) return false;
  return kind !== 'errorReporting' || isReported(fields.error);
}

const expectedStatuses: readonly number[] = [400, 401, 404, 422];

const networkFailureText =
  /^(failed to fetch|load failed|networkerror|network error|failed to load chunk|loading chunk|failed to read|error reading)/i;

/**
 * Error reporting gets no answers 400, 401, 404 and 422, and no fetch failures or read failures
 * (docs/behaviour.md 8). It does get timeouts.
 */
export function isReported(error: unknown): boolean {
  if (error instanceof HttpError) return !expectedStatuses.includes(error.status);
  if (error instanceof NoAnswerError) return error.reason !== 'network';
  return !(error instanceof Error && networkFailureText.test(error.message));
}
