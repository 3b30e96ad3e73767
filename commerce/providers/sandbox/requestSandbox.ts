import { isNativeError } from 'node:util/types';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { createTraceparent } from '@/domain/monitoring/trace.server';
import { ProviderNotReached, ProviderUnavailable } from '../errors';

export interface SandboxConnection {
  url: string;
  apiKey: string;
  timeoutMs: number;
}

export interface SandboxAnswer {
  status: number;
  text: string;
}

const unreachedCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function wasReached(error: unknown): boolean {
  const cause = isNativeError(error) ? error.cause : undefined;
  return !(isNativeError(cause) && 'code' in cause && unreachedCodes.has(cause.code));
}

/**
 * The sandbox answers these before it begins (a wrong key, a limit, or the sandbox unavailable), so
 * the call did nothing.
 */
const turnedAway = [401, 403, 429, 503];

/**
 * Makes one HTTP call to the sandbox. Its messages name the call only: neither what was sent nor what
 * came back may reach a log.
 * @throws ProviderNotReached when no connection was made and when the call was rejected;
 *   ProviderUnavailable on a time-out, a dropped connection and every other 5xx.
 */
export async function requestSandbox(
  { url, apiKey, timeoutMs }: SandboxConnection,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<SandboxAnswer> {
  const call = `${method} ${path.split('?')[0] ?? path}`;
  try {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        traceparent: createTraceparent(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (turnedAway.includes(response.status)) {
      throw new ProviderNotReached(`${call} answered ${response.status}`);
    }
    if (response.status >= 500) {
      throw new ProviderUnavailable(`${call} answered ${response.status}`);
    }
    return { status: response.status, text };
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    if (!wasReached(error)) throw new ProviderNotReached(`${call} did not reach the provider`);
    throw new ProviderUnavailable(`${call} was not answered`);
  }
}

/**
 * Parses the text of a sandbox answer by its schema.
 * @throws ProviderUnavailable when it does not match.
 */
export function readAnswer<Schema extends TSchema>(schema: Schema, text: string): Static<Schema> {
  try {
    const value: unknown = JSON.parse(text);
    if (Value.Check(schema, value)) return value;
  } catch {
    // Not JSON: refused below like any other answer of a wrong shape.
  }
  throw new ProviderUnavailable("The provider's answer does not match its schema");
}
