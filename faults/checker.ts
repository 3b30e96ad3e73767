import { setTimeout as wait } from 'node:timers/promises';
import type { LedgerRow } from '@/sandbox/journal/SandboxState';
import { query } from '@/testing/query';
import { readLedger } from '@/testing/sandbox';
import { createFigure, createTimingFigure, type Figure } from './Scenario';
import type { FaultSystem } from './system';

interface MoneyRow extends Pick<LedgerRow, 'paymentId' | 'amount'> {
  kind: string;
}

export interface PartRow {
  token: string;
  purchaseId: string;
  leadId: string;
  idempotencyKey: string;
  paymentState: string;
  planId: string;
  reference: string;
  state: string;
  method: string;
  /** Minor units, as a decimal string: the database returns a bigint in this form. */
  amount: string;
  installments: number | null;
  chargeId: string | null;
  pixTxid: string | null;
  isUnsettled: boolean;
}

export type RecordSources = Pick<FaultSystem, 'databaseUrl' | 'sandboxUrl'> &
  Partial<Pick<FaultSystem, 'sandboxApiKey'>>;

export interface Records {
  ledger: readonly MoneyRow[];
  parts: readonly PartRow[];
}

const partRows = `
  select p.token, p.purchase_id as "purchaseId", purchase.lead_id as "leadId",
    p.idempotency_key as "idempotencyKey", p.state as "paymentState", p.plan_id as "planId", part.reference, part.state, part.method,
    part.amount, part.installments, part.provider_charge_id as "chargeId",
    part.pix_txid as "pixTxid",
    part.state in ('created', 'processing') or part.pending_action is not null as "isUnsettled"
  from payment_parts part
  join payments p on p.id = part.payment_id
  join purchases purchase on purchase.id = p.purchase_id`;

export const readParts = (system: RecordSources): Promise<PartRow[]> =>
  query<PartRow>(system, partRows);

export async function readRecords(system: RecordSources): Promise<Records> {
  return { parts: await readParts(system), ledger: await readLedger(system) };
}

interface Money {
  captured: number;
  refunded: number;
  amount: number;
}

export function countMoney(ledger: readonly MoneyRow[]): Map<string, Money> {
  const counts = new Map<string, Money>();
  for (const { amount, kind, paymentId } of ledger) {
    const count = counts.get(paymentId) ?? { captured: 0, refunded: 0, amount };
    if (kind === 'captured') count.captured += 1;
    // The bank returned the money of a dispute that was lost.
    if (kind === 'refunded' || kind === 'dispute_lost') count.refunded += 1;
    counts.set(paymentId, count);
  }
  return counts;
}

function isAsInLedger({ amount, state }: PartRow, money: Money | undefined): boolean {
  if (money && Number(amount) !== money.amount) return false;
  if (!money || money.captured === 0) return state !== 'paid' && state !== 'refunded';
  return state === (money.refunded > 0 ? 'refunded' : 'paid');
}

export function findDifferences({ ledger, parts }: Records): string[] {
  const counts = countMoney(ledger);
  const known = new Set(parts.map(({ reference }) => reference));
  return [
    ...parts
      .filter((part) => !isAsInLedger(part, counts.get(part.reference)))
      .map(({ reference }) => reference),
    ...[...counts.keys()].filter((reference) => !known.has(reference)),
  ];
}

export function findDoubled({ ledger, parts }: Records): string[] {
  const counts = countMoney(ledger);
  const captures = new Map<string, number>();
  for (const { purchaseId, reference } of parts) {
    const captured = counts.get(reference)?.captured ?? 0;
    captures.set(purchaseId, (captures.get(purchaseId) ?? 0) + captured);
  }
  return [...captures].filter(([, count]) => count > 1).map(([purchaseId]) => purchaseId);
}

export function findUnsettled(records: Records): string[] {
  const inDoubt = records.parts.filter(({ isUnsettled }) => isUnsettled);
  return [...new Set([...inDoubt.map(({ reference }) => reference), ...findDifferences(records)])];
}

const settleSeconds = 30;
const maxSettleSeconds = 240;

export interface SettledRecords extends Records {
  late: readonly string[];
}

/**
 * Waits until no payment is unsettled and database and ledger agree, for up to four minutes.
 * @returns the last state, with the payments that were late
 */
export async function settle(system: RecordSources): Promise<SettledRecords> {
  const startedAt = performance.now();
  let late: readonly string[] | undefined;
  for (;;) {
    const records = await readRecords(system);
    const seconds = (performance.now() - startedAt) / 1_000;
    const unsettled = findUnsettled(records);
    if (unsettled.length === 0 || seconds > settleSeconds) late ??= unsettled;
    if (late && (unsettled.length === 0 || seconds > maxSettleSeconds)) return { ...records, late };
    await wait(500);
  }
}

export function audit(records: Records): Figure[] {
  const purchases = new Set(records.parts.map(({ purchaseId }) => purchaseId)).size;
  const parts = records.parts.length;
  const unsettled = findUnsettled(records).length;
  return [
    createFigure(
      'purchases captured at most once',
      purchases,
      purchases - findDoubled(records).length,
    ),
    createFigure('payments as in the ledger', parts, parts - findDifferences(records).length),
    createFigure('payments settled', parts, parts - unsettled),
  ];
}

export function auditSettled(records: SettledRecords): Figure[] {
  const { late, parts } = records;
  const inTime = parts.length - late.length;
  return [
    ...audit(records),
    createTimingFigure('payments settled within 30 s', parts.length, inTime),
  ];
}
