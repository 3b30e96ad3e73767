import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Connection } from '../../database/connect';
import type { Charge } from '../../providers/PaymentProvider';
import type { Services } from '../../Services';
import { alarmRepository, type Difference, isWithoutMoney } from './alarms';
import { applyCharge, derivePartState } from './applyCharge';
import { type Part, paymentParts, reconciliations } from './tables';

const dayMs = 86_400_000;
/** How far back a charge may have been made that is read once more. */
const days = 3;
/** A run that did not end in this time was cut off: another process makes it. */
const runLimitMs = 3_600_000;
const pageSize = 100;

/** A day in UTC, YYYY-MM-DD, as the provider lists its charges. */
const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** @returns False when this day's run was made, or is being made by another process. */
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

/**
 * Once a day, compares the provider's charges of the last days with ours: what is only ahead (a late
 * capture whose webhook was lost) is applied as its event would have been; what differs, what belongs
 * to no payment and what the provider does not have is an alarm.
 * @param isStopped Whether the process stops: the run is left to the next one.
 * @returns False when there is nothing to do today any more.
 * @throws ProviderUnavailable; the run is made again later.
 */
export async function reconcileCharges(
  services: Services,
  isStopped: () => boolean,
): Promise<boolean> {
  const { clock, connection, provider } = services;
  const now = clock();
  const today = toDay(now);
  if (!(await claimRun(services, today, now))) return false;
  const run = and(eq(reconciliations.provider, provider.name), eq(reconciliations.day, today));
  const totals = { charges: 0, repaired: 0 };
  try {
    const listed = new Set<string>();
    for (let back = days; back >= 0; back -= 1) {
      const day = toDay(new Date(now.getTime() - back * dayMs));
      for await (const page of inPages(provider.listCharges(day))) {
        if (isStopped()) throw new Error('The reconciliation was stopped; it is made again');
        for (const { id } of page) listed.add(id);
        totals.charges += page.length;
        totals.repaired += await repairPage(services, page);
      }
    }
    await reportMissing(services, listed, today);
  } catch (error) {
    // Any process may begin it again at once.
    await connection.delete(reconciliations).where(run);
    throw error;
  }
  await connection
    .update(reconciliations)
    .set({ ...totals, finishedAt: clock() })
    .where(run);
  return true;
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

async function repairPage(services: Services, page: readonly Charge[]): Promise<number> {
  const { clock, connection } = services;
  const parts = await listParts(connection, page);
  let repaired = 0;
  for (const charge of page) {
    const part = parts.get(charge.reference);
    if (!part) {
      if (!isWithoutMoney(charge)) await alarmRepository(connection).raiseUnknown(charge, clock());
    } else if (isNews(part, charge)) {
      const { parts: now } = await applyCharge(services, charge, 'reconciliation');
      const current = now.find(({ reference }) => reference === part.reference);
      if (current?.state !== part.state) repaired += 1;
    }
  }
  return repaired;
}

async function listParts(
  connection: Connection,
  charges: readonly Charge[],
): Promise<Map<string, Part>> {
  const references = charges.map(({ reference }) => reference);
  const parts = await connection
    .select()
    .from(paymentParts)
    .where(inArray(paymentParts.reference, references));
  return new Map(parts.map((part) => [part.reference, part]));
}

/** Whether a charge says anything that is not known; most say nothing. */
const isNews = (part: Part, charge: Charge) =>
  derivePartState(charge.status, part.state) !== part.state ||
  part.providerChargeId !== charge.id ||
  (part.amount !== charge.amount && !isWithoutMoney(charge));

/** Money that we count as taken or held, and whose charge the provider does not list. */
async function reportMissing(
  { clock, connection, provider }: Services,
  listed: ReadonlySet<string>,
  today: string,
): Promise<void> {
  const until = new Date(today);
  const parts = await connection
    .select()
    .from(paymentParts)
    .where(
      and(
        eq(paymentParts.provider, provider.name),
        gte(paymentParts.createdAt, new Date(until.getTime() - days * dayMs)),
        lt(paymentParts.createdAt, until),
        isNotNull(paymentParts.providerChargeId),
        or(eq(paymentParts.state, 'paid'), eq(paymentParts.state, 'authorized')),
      ),
    )
    .orderBy(asc(paymentParts.createdAt));
  const missing = parts.flatMap(
    ({ paymentId, position: part, providerChargeId: expected }): Difference[] =>
      expected === null || listed.has(expected)
        ? []
        : [{ kind: 'missing_charge', paymentId, part, expected, received: 'no such charge' }],
  );
  if (missing.length > 0) await alarmRepository(connection).raise(missing, clock());
}
