import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, max, min, or } from 'drizzle-orm';
import type { Connection } from '../../database/connect';
import { isDatabaseUnavailable } from '../../database/errors';
import type { RecurringWork } from '../../recurring';
import { isEqual, pick } from 'es-toolkit';
import type { Charge } from '../../providers/PaymentProvider';
import type { Services } from '../../Services';
import { readMoneyBack } from './refunds/moneyBack';
import { alarmRepository, type Difference, isWithoutMoney } from './alarms';
import { applyCharge, derivePartState } from './applyCharge';
import type { Part } from './Payment';
import { paymentParts, reconciliations } from './tables';

const dayMs = 86_400_000;
const days = 3;
const maxDays = 31;
const lateAfterMs = 36 * 3_600_000;
const runLimitMs = 3_600_000;
const pageSize = 100;

const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** @returns False when this day's run is done, or another process is making it. */
async function claimRun(
  { connection, provider }: Services,
  day: string,
  startedAt: Date,
): Promise<boolean> {
  const isCutOff = and(
    isNull(reconciliations.finishedAt),
    lt(reconciliations.startedAt, new Date(startedAt.getTime() - runLimitMs)),
  );
  const claimed = await connection
    .insert(reconciliations)
    .values({ provider: provider.name, day, startedAt })
    .onConflictDoUpdate({
      target: [reconciliations.provider, reconciliations.day],
      set: { startedAt },
      ...(isCutOff && { setWhere: isCutOff }),
    })
    .returning({ day: reconciliations.day });
  return claimed.length > 0;
}

async function findLastRun({ connection, provider }: Services) {
  const [last] = await connection
    .select({ day: max(reconciliations.day), finishedAt: max(reconciliations.finishedAt) })
    .from(reconciliations)
    .where(and(eq(reconciliations.provider, provider.name), isNotNull(reconciliations.finishedAt)));
  if (last?.day && last.finishedAt) return { day: last.day, finishedAt: last.finishedAt };
  const [first] = await connection
    .select({ at: min(paymentParts.createdAt) })
    .from(paymentParts)
    .where(eq(paymentParts.provider, provider.name));
  return first?.at ? { day: toDay(first.at), finishedAt: first.at } : undefined;
}

export async function findUnreconciledSince(services: Services): Promise<Date | undefined> {
  const since = (await findLastRun(services))?.finishedAt;
  const isLate = since && services.clock().getTime() - since.getTime() > lateAfterMs;
  return isLate ? since : undefined;
}

async function countDaysBack(services: Services, today: string): Promise<number> {
  const last = (await findLastRun(services))?.day ?? today;
  const missed = (Date.parse(today) - Date.parse(last)) / dayMs - 1;
  return Math.min(days + Math.max(0, missed), maxDays);
}

/**
 * Once a day, compares the provider's charges of the last days with ours. A charge that is only ahead
 * (a late capture whose webhook was lost) is applied as its event would have been; a charge that
 * differs or belongs to no payment, and one that the provider does not have, raise an alarm.
 * @param work When the process stops, the run is left to the next one. A charge that cannot be read or
 *   applied is reported as an error, and the others are compared.
 * @returns False when there is nothing left to do today.
 * @throws ProviderUnavailable; the run is repeated later.
 */
export async function reconcileCharges(services: Services, work: RecurringWork): Promise<boolean> {
  const { clock, connection, provider } = services;
  const now = clock();
  const today = toDay(now);
  if (!(await claimRun(services, today, now))) return false;
  const run = and(eq(reconciliations.provider, provider.name), eq(reconciliations.day, today));
  let isFinished = false;
  try {
    const totals = await compareCharges(services, work, now);
    if (totals) {
      const finished = { ...totals, finishedAt: clock() };
      await connection.update(reconciliations).set(finished).where(run);
      isFinished = true;
    }
  } finally {
    // Any process may start the run again at once.
    if (!isFinished) await connection.delete(reconciliations).where(run);
  }
  return true;
}

/** @returns undefined where the process stops before the end */
async function compareCharges(
  services: Services,
  { isStopped, onError }: RecurringWork,
  now: Date,
): Promise<{ charges: number; repaired: number } | undefined> {
  const { provider } = services;
  const until = toDay(now);
  const daysBack = await countDaysBack(services, until);
  const listed = new Set<string>();
  const totals = { charges: 0, repaired: 0 };
  let isWhole = true;
  for (let back = daysBack; back >= 0; back -= 1) {
    const charges = provider.listCharges(toDay(new Date(now.getTime() - back * dayMs)), (error) => {
      isWhole = false;
      onError(error);
    });
    for await (const page of inPages(charges)) {
      if (isStopped()) return undefined;
      for (const { id } of page) listed.add(id);
      totals.charges += page.length;
      totals.repaired += await repairPage(services, page, onError);
    }
  }
  const from = new Date(Date.parse(until) - daysBack * dayMs);
  await reportMissing(services, { ids: listed, isWhole }, { from, until: new Date(until) });
  return totals;
}

async function* inPages(charges: AsyncIterable<Charge>): AsyncGenerator<Charge[]> {
  let page: Charge[] = [];
  for await (const charge of charges) {
    page.push(charge);
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

async function repairPage(
  services: Services,
  page: readonly Charge[],
  onError: RecurringWork['onError'],
): Promise<number> {
  const parts = await listParts(services.connection, page);
  let repaired = 0;
  for (const charge of page) {
    try {
      if (await repair(services, charge, parts.get(charge.reference))) repaired += 1;
    } catch (error) {
      // The charge is not at fault: the run is repeated.
      if (isDatabaseUnavailable(error)) throw error;
      onError(new Error(`Charge ${charge.id} could not be reconciled`, { cause: error }));
    }
  }
  return repaired;
}

/** @returns Whether the payment was behind. */
async function repair(services: Services, charge: Charge, part?: Part): Promise<boolean> {
  const { clock, connection } = services;
  if (!part) {
    if (!isWithoutMoney(charge)) await alarmRepository(connection).raiseUnknown(charge, clock());
    return false;
  }
  if (!isNews(part, charge)) return false;
  const { parts } = await applyCharge(services, charge, 'reconciliation');
  const current = parts.find(({ reference }) => reference === part.reference);
  return current?.state !== part.state;
}

/**
 * Matches our own references: a payment's id, or one with a position. PostgreSQL fails on some other
 * texts.
 */
const ownReference = /^[0-9a-f-]{36}(\.\d)?$/;

async function listParts(
  connection: Connection,
  charges: readonly Charge[],
): Promise<Map<string, Part>> {
  const references = charges
    .map(({ reference }) => reference)
    .filter((reference) => ownReference.test(reference));
  const parts = await connection
    .select()
    .from(paymentParts)
    .where(inArray(paymentParts.reference, references));
  return new Map(parts.map((part) => [part.reference, part]));
}

const isNews = (part: Part, charge: Charge) =>
  derivePartState(charge.status, part.state) !== part.state ||
  part.providerChargeId !== charge.id ||
  !isEqual(readMoneyBack(part, charge), pick(part, ['refundedAmount', 'dispute'])) ||
  (part.amount !== charge.amount && !isWithoutMoney(charge));

interface Listed {
  ids: ReadonlySet<string>;
  isWhole: boolean;
}

async function reportMissing(
  { clock, connection, provider }: Services,
  listed: Listed,
  { from, until }: { from: Date; until: Date },
): Promise<void> {
  const parts = await connection
    .select()
    .from(paymentParts)
    .where(
      and(
        eq(paymentParts.provider, provider.name),
        gte(paymentParts.createdAt, from),
        lt(paymentParts.createdAt, until),
        isNotNull(paymentParts.providerChargeId),
        or(eq(paymentParts.state, 'paid'), eq(paymentParts.state, 'authorized')),
      ),
    )
    .orderBy(asc(paymentParts.createdAt));
  const missing: Difference[] = [];
  for (const { paymentId, position: part, providerChargeId: expected, reference } of parts) {
    if (expected === null || listed.ids.has(expected)) continue;
    // The list may have left out a charge that could not be read: one that is found, or fails to be read
    // again, exists.
    const isFound =
      !listed.isWhole &&
      (await provider.findCharge(reference).then(
        (charge) => charge !== null,
        () => true,
      ));
    if (isFound) continue;
    missing.push({ kind: 'missing_charge', paymentId, part, expected, received: 'no such charge' });
  }
  await alarmRepository(connection).raise(missing, clock());
}
