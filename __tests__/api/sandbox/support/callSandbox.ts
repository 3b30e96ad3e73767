import type { Charge } from '@/sandbox/charges/StoredCharge';
import type { SandboxApp } from '@/sandbox/http/SandboxApp';
import type { LedgerRow } from '@/sandbox/journal/SandboxState';
import { apiKey } from './openTestSandbox';

export interface Answer<Body> {
  status: number;
  body: Body;
}

/**
 * Calls as a merchant's server does, with the API key.
 * @returns a charge for most calls; an empty body is `{}`
 */
export async function callSandbox<Body = Charge>(
  app: SandboxApp,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
): Promise<Answer<Body>> {
  const response = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${apiKey}` },
    ...(payload && { payload }),
  });
  const text = response.body === '' ? '{}' : response.body;
  return { status: response.statusCode, body: JSON.parse(text) as Body };
}

export const getLedger = async (app: SandboxApp) =>
  (await app.inject('/ledger')).json<LedgerRow[]>();

export const getLedgerKinds = async (app: SandboxApp) =>
  (await getLedger(app)).map(({ kind }) => kind);
