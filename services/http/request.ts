interface WriteOptions {
  idempotencyKey: string;
}

/** axios arrives with the first call, not with the page. */
const loadClient = async () => (await import('./client')).client;

/**
 * Reads a resource. Empty query values are left out.
 * @throws HttpError, NoAnswerError
 */
export async function get<Answer>(
  path: string,
  query: Record<string, string | undefined> = {},
): Promise<Answer> {
  const client = await loadClient();
  const { data } = await client.get<Answer>(path, { params: query });
  return data;
}

/**
 * Writes with an idempotency key, so that repeating the call does not repeat the work.
 * @throws HttpError, NoAnswerError
 */
export async function post<Answer>(
  path: string,
  body: object,
  { idempotencyKey }: WriteOptions,
): Promise<Answer> {
  const client = await loadClient();
  const { data } = await client.post<Answer>(path, body, {
    headers: { 'idempotency-key': idempotencyKey },
  });
  return data;
}

/**
 * Changes a resource. For calls that may be repeated as they are: the last one counts.
 * @throws HttpError, NoAnswerError
 */
export async function patch<Answer>(path: string, body: object): Promise<Answer> {
  const client = await loadClient();
  const { data } = await client.patch<Answer>(path, body);
  return data;
}
