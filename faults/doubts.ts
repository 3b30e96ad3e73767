import { query } from '@/testing/query';
import type { Witnesses } from './oracle';

/** Milliseconds since 1970, as all moments of this file. */
type Moment = number;

/** A time in which it was not known whether a payment was charged. */
export interface Doubt {
  since: Moment;
  /** Null: it still is not known. */
  until: Moment | null;
}

/** From a kill until all was ready again. */
export interface Outage {
  from: Moment;
  ready: Moment;
}

/** Every payment's time in the state processing, in which it waits for the provider and not its buyer. */
export async function readDoubts(system: Pick<Witnesses, 'databaseUrl'>): Promise<Doubt[]> {
  const rows = await query<{ since: Date; until: Date | null }>(
    system,
    `select entered.at as since,
       (select min(at) from payment_transitions
        where payment_id = entered.payment_id and part is null and from_state = 'processing') as until
     from payment_transitions entered
     where entered.part is null and entered.to_state = 'processing'`,
  );
  return rows.map(({ since, until }) => ({
    since: since.getTime(),
    until: until?.getTime() ?? null,
  }));
}

const settleMs = 30_000;

/** When what was in doubt at `ready` has to be settled: what outages take of the 30 s is given back once. */
function getDeadline(ready: Moment, outages: readonly Outage[]): Moment {
  const end = ready + settleMs;
  const taken = outages.map((outage) =>
    Math.max(0, Math.min(end, outage.ready) - Math.max(ready, outage.from)),
  );
  return taken.reduce((deadline, time) => deadline + time, end);
}

/**
 * What was in doubt when all was ready after an outage, each payment once for each outage; and what
 * of it was settled within 30 seconds, or later by as much of them as the next outages took.
 */
export function countSettled(
  doubts: readonly Doubt[],
  outages: readonly Outage[],
): { asked: number; settled: number } {
  const counts = outages.map(({ ready }) => {
    const asked = doubts.filter(
      ({ since, until }) => since <= ready && (until === null || until > ready),
    );
    const deadline = getDeadline(ready, outages);
    const settled = asked.filter(({ until }) => until !== null && until <= deadline);
    return { asked: asked.length, settled: settled.length };
  });
  return {
    asked: counts.reduce((sum, { asked }) => sum + asked, 0),
    settled: counts.reduce((sum, { settled }) => sum + settled, 0),
  };
}
