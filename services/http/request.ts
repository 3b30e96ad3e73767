import type { RequiredMembers } from './answers';
import type { Call } from './sendRequest';

interface ReadOptions<Answer> {
  query?: Record<string, string | undefined>;
  headers?: Record<string, string>;
  needs: RequiredMembers<NoInfer<Answer>>;
}

interface WriteOptions<Answer> {
  idempotencyKey: string;
  needs: RequiredMembers<NoInfer<Answer>>;
}

export const loadCallCode = () => import('./sendRequest');

async function call<Answer>(config: Call, needs: RequiredMembers<Answer>): Promise<Answer> {
  const { request } = await loadCallCode();
  return request(config, needs);
}

/** Reads a resource. @throws HttpError, NoAnswerError */
export function get<Answer>(
  url: string,
  { headers = {}, needs, query = {} }: ReadOptions<Answer>,
): Promise<Answer> {
  return call({ method: 'get', url, params: query, headers }, needs);
}

/**
 * Writes with an idempotency key, so that repeating the call does not repeat the work.
 * @throws HttpError, NoAnswerError
 */
export function post<Answer>(
  url: string,
  body: object,
  { idempotencyKey, needs }: WriteOptions<Answer>,
): Promise<Answer> {
  const headers = { 'idempotency-key': idempotencyKey };
  return call({ method: 'post', url, data: body, headers }, needs);
}

/**
 * Changes a resource with an idempotency key, as `post` does. Nothing in its answer is needed.
 * @throws HttpError, NoAnswerError
 */
export function patch(url: string, body: object, idempotencyKey: string): Promise<unknown> {
  const headers = { 'idempotency-key': idempotencyKey };
  return call({ method: 'patch', url, data: body, headers }, {});
}
