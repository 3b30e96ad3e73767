import type { SandboxApp } from '@/sandbox/http/SandboxApp';
import { apiKey } from './openTestSandbox';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Calls as a merchant's server does, with the API key. */
export async function callSandbox(
  app: SandboxApp,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
): Promise<Answer> {
  const response = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${apiKey}` },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.body === '' ? {} : response.json() };
}
