import type { LightMyRequestResponse } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { getOutcomeNotice } from '@/components/payment/notices';
import type { PaymentOutcome } from '@/components/payment/outcome';
import { toSentOutcome } from '@/components/payment/outcomeOfCall';
import type { Locale } from '@/contract/enumerations';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentView } from '@/contract/payment';
import type { Problem } from '@/contract/problem';
import { getText } from '@/locales/getMessages';
import { HttpError } from '@/services/http/errors';
import { eventually } from '@/testing/eventually';
import { fetchJson } from '@/testing/http';
import { getTxid, payPix, readLedger } from '@/testing/sandbox';
import { isInPersonMethod } from '@/services/checkout/offeredMethods';
import { startSandboxSystem, type SandboxSystem } from '../../../support/startSandboxSystem';
import { read } from './offers';

const operatorKey = 'the-key-of-the-seller';

export const startWalkedSystem = (): Promise<SandboxSystem> =>
  startSandboxSystem({
    operators: [{ name: 'seller', keys: [createHash('sha256').update(operatorKey).digest('hex')] }],
    // One machine acts for all buyers.
    limits: {
      'leads-per-address': 10_000,
      'payments-per-address': 10_000,
      'slips-per-address': 10_000,
    },
  });

const getView = ({ app }: SandboxSystem, token: string) =>
  read<PaymentView>(app, buildPath(paths.payment, { token }));

const postToSandbox = ({ sandboxUrl }: SandboxSystem, path: string, body: object) =>
  fetchJson(`${sandboxUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function findCharge({ database }: SandboxSystem, token: string, column: string) {
  const [row] = await database.query(
    `select ${column} as id from payment_parts t join payments p on p.id = t.payment_id
      where p.token = $1`,
    [token],
  );
  return encodeURIComponent(String(row?.id));
}

async function act(
  system: SandboxSystem,
  { bankSlip, method, mpesaPhone, pix, token }: PaymentView,
): Promise<void> {
  if (pix) await payPix(system, getTxid(pix.code));
  else if (bankSlip) {
    const id = await findCharge(system, token, 'bank_slip_id');
    await postToSandbox(system, `/bankslips/${id}/pay`, {});
  } else if (mpesaPhone) {
    const id = await findCharge(system, token, 'mpesa_id');
    await postToSandbox(system, `/mpesa/${id}/answer`, { result: 'completed' });
  } else if (isInPersonMethod(method)) {
    const answer = await system.app.inject({
      method: 'POST',
      url: buildPath(paths.operatorConfirmation, { id: token }),
      headers: { authorization: `Bearer ${operatorKey}`, 'idempotency-key': randomUUID() },
      payload: { reason: 'received' },
    });
    expect(answer.statusCode).toBe(200);
  }
}

const isOver = ({ state }: PaymentView) => state === 'paid' || state === 'declined';

export async function settle(system: SandboxSystem, token: string): Promise<PaymentView> {
  const accepted = await getView(system, token);
  if (!isOver(accepted)) await act(system, accepted);
  return eventually(() => getView(system, token), isOver, { intervalMs: 10 });
}

export async function readTaken(system: SandboxSystem, since: number) {
  const rows = await readLedger(system);
  return rows.filter(({ kind, seq }) => seq > since && kind === 'captured');
}

export const countLedger = async (system: SandboxSystem): Promise<number> =>
  (await readLedger(system)).length;

export function readRefusal(
  answer: LightMyRequestResponse,
  locale: Locale,
): { kind: PaymentOutcome['kind']; sentence: string } {
  const outcome = toSentOutcome(
    new HttpError('POST', paths.paymentV2, answer.statusCode, answer.json<Problem>()),
  );
  return { kind: outcome.kind, sentence: getText(locale, getOutcomeNotice(outcome).text) };
}
