export interface Call {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: object | string;
  key?: string;
}

export const toRequest = ({ body, headers, key, method }: Call): RequestInit => ({
  method: method ?? (body === undefined ? 'GET' : 'POST'),
  headers: {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...headers,
  },
  ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
});

/** Sends a call and reads its JSON answer. @throws Error unless it is answered 2xx */
export async function fetchJson<Answer>(url: string, call: Call = {}): Promise<Answer> {
  const answer = await fetch(url, toRequest(call));
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
