import axios, { type AxiosInstance, type AxiosRequestConfig, isAxiosError } from 'axios';
import type { Problem } from '@/contract/problem';
import { hasMembers, type Needs } from './answers';
import { HttpError, NoAnswerError } from './errors';
import { maskIds } from './maskIds';
import { logger } from '../logger';

/** Milliseconds (docs/behaviour.md 9). */
const timeout = 60_000;

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body;
}

/** The axios error as one of ours, without its config, which holds the request body. */
function toOwnError(error: unknown): Error {
  if (!isAxiosError(error)) return error instanceof Error ? error : new Error(String(error));
  const method = error.config?.method?.toUpperCase() ?? 'GET';
  const url = maskIds(error.config?.url ?? '');
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
  timeout,
  // Outside 200-299, a redirect too: what it leads to is not what was asked for. XMLHttpRequest
  // would follow it whatever is set here; without it, as on the server, Node's own adapter is taken.
  maxRedirects: 0,
  adapter: typeof window === 'undefined' ? 'http' : 'fetch',
  headers: { 'app-version': process.env['NEXT_PUBLIC_APP_VERSION'] ?? 'unknown' },
});

// In the browser the API is same-origin; on the server the calls go straight to the service.
if (typeof window === 'undefined') {
  client.interceptors.request.use(async (config) => {
    const { getRequestApiUrl } = await import('./apiUrl.server');
    config.baseURL = getRequestApiUrl();
    return config;
  });
}

client.interceptors.response.use(undefined, (error: unknown) => Promise.reject(toOwnError(error)));

/**
 * Makes a call and checks that its answer has what the page needs: a 2xx without that comes from
 * something in between, such as a gateway, and says nothing about the work. A redirect that is not
 * followed has status 0 in the browser and counts as that too. What fails in the browser is logged
 * here, once; what a page's server asks for, by the page.
 * @throws HttpError, NoAnswerError
 */
export async function request<Answer>(
  config: AxiosRequestConfig,
  needs: Needs<Answer>,
): Promise<Answer> {
  try {
    const { data, status } = await client.request<unknown>(config);
    if (status !== 0 && hasMembers(data, needs)) return data;
    const { method = 'get', url = '' } = config;
    throw new NoAnswerError(method.toUpperCase(), maskIds(url), 'malformed');
  } catch (error) {
    if (typeof window !== 'undefined') logFailure(error);
    throw error;
  }
}

/** Of answers that a buyer gets without a fault: declined, unknown, in the way, refused, too often. */
const answerStatuses: readonly number[] = [402, 404, 409, 422, 429];

function logFailure(error: unknown): void {
  const isAnswer = error instanceof HttpError && answerStatuses.includes(error.status);
  const log = isAnswer ? logger.info : logger.error;
  log('A call failed', { error });
}
