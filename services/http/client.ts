import axios, { type AxiosInstance, isAxiosError } from 'axios';
import type { Problem } from '@/contract/problem';
import { HttpError, NoAnswerError } from './errors';
import { getCallPattern } from './callPattern';
import { createTraceparent } from './traceparent';

const timeoutMs = 60_000;

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body;
}

/** Converts an axios error into one of ours, without its config, which holds the request body. */
function toOwnError(error: unknown): Error {
  if (!isAxiosError(error)) return error instanceof Error ? error : new Error(String(error));
  const method = error.config?.method?.toUpperCase() ?? 'GET';
  const url = getCallPattern(error.config?.url ?? '');
  if (error.response) {
    const body: unknown = error.response.data;
    return new HttpError(method, url, error.response.status, isProblem(body) ? body : null);
  }
  const reason =
    error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network';
  return new NoAnswerError(method, url, reason);
}

/**
 * The one JSON client of the product (docs/behaviour.md 7): 60 s time limit, app-version header.
 * @throws HttpError for any status outside 200-299, NoAnswerError when no answer came.
 */
export const client: AxiosInstance = axios.create({
  timeout: timeoutMs,
  // Outside 200-299 a redirect fails, too: it leads to something else. XMLHttpRequest would follow it
  // whatever is set here, so browsers use fetch.
  maxRedirects: 0,
  // In the browser the API is same-origin; on the server the calls go straight to the service.
  adapter:
    typeof window === 'undefined'
      ? async (config) => (await import('./callWithFailover.server')).callWithFailover(config)
      : 'fetch',
  headers: { 'app-version': process.env.NEXT_PUBLIC_APP_VERSION ?? 'unknown' },
});

client.interceptors.request.use((config) => {
  // On a page's server the trace of the page continues (callWithFailover).
  if (typeof window !== 'undefined') config.headers.set('traceparent', createTraceparent());
  return config;
});

client.interceptors.response.use(undefined, (error: unknown) => Promise.reject(toOwnError(error)));
