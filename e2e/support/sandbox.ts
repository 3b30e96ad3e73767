import { readRun } from './run';

/** One row of the sandbox's ledger (docs/sandbox.md). */
export interface LedgerEntry {
  seq: number;
  kind: 'created' | 'authorized' | 'captured' | 'voided' | 'refunded' | 'expired';
  method: string;
  paymentId: string;
  txid: string | null;
  /** Minor units. */
  amount: number;
  at: string;
}

export interface SentSms {
  to: string;
  text: string;
  at: string;
}

async function call<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const answer = await fetch(new URL(path, readRun(process.env).sandboxUrl), {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${method} ${path}.`);
  return answer.json();
}

/** Everything that happened to money, oldest first. */
export function getLedger(): Promise<LedgerEntry[]> {
  return call('GET', '/ledger');
}

export function getSms(): Promise<SentSms[]> {
  return call('GET', '/sms');
}

/** What a buyer's bank does when the Pix is paid. */
export function payPix(txid: string): Promise<unknown> {
  return call('POST', `/pix/${encodeURIComponent(txid)}/pay`);
}
