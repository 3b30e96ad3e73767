import type { LedgerRow } from '@/sandbox/journal/SandboxState';
import type { SentSms } from '@/sandbox/sms/smsBox';
import { fetchJson } from './http';

interface RunningSandbox {
  sandboxUrl: string;
  sandboxApiKey?: string;
}

/** @throws Error unless it is answered 2xx */
const read = <Answer>({ sandboxApiKey, sandboxUrl }: RunningSandbox, path: string) =>
  fetchJson<Answer>(
    `${sandboxUrl}${path}`,
    sandboxApiKey === undefined ? {} : { headers: { authorization: `Bearer ${sandboxApiKey}` } },
  );

export const readLedger = (sandbox: RunningSandbox) => read<LedgerRow[]>(sandbox, '/ledger');

export const readSms = (sandbox: RunningSandbox) => read<SentSms[]>(sandbox, '/sms');

/** The code in the newest message to a phone. @param phone or its last digits */
export function findSmsCode(
  sent: readonly Pick<SentSms, 'to' | 'text'>[],
  phone: string,
): string | undefined {
  const newest = sent.findLast(({ to }) => to.endsWith(phone));
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
}

/** The txid inside a Pix code of the sandbox: the last part of the charge's address. @throws Error */
export function getTxid(code: string): string {
  const [, txid] = /\/qr\/v2\/([a-zA-Z0-9]{26,35})/.exec(code) ?? [];
  if (txid === undefined) throw new Error(`No charge address in the Pix code ${code}.`);
  return txid;
}

/** Pays a Pix as a buyer's bank does. @throws Error unless it is answered 2xx */
export const payPix = ({ sandboxUrl }: RunningSandbox, txid: string): Promise<unknown> =>
  fetchJson(`${sandboxUrl}/pix/${encodeURIComponent(txid)}/pay`, { method: 'POST' });
