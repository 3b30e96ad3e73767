import { query } from '@/testing/query';
import type { RecordSources } from './checker';

type Moment = number;

export interface UncertainPayment {
  since: Moment;
  until: Moment | null;
}

export interface Outage {
  from: Moment;
  ready: Moment;
}

export async function readUncertainPayments(
  system: Pick<RecordSources, 'databaseUrl'>,
): Promise<UncertainPayment[]> {
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

/**
 * The deadline for payments whose charge was uncertain at `ready`: 30 s, extended once by the part of
 * them that outages took.
 */
function getDeadline(ready: Moment, outages: readonly Outage[]): Moment {
  const end = ready + settleMs;
  const taken = outages.map((outage) =>
    Math.max(0, Math.min(end, outage.ready) - Math.max(ready, outage.from)),
  );
  return taken.reduce((deadline, time) => deadline + time, end);
}

/**
 * Counts the payments whose charge was uncertain when all was ready after an outage, each payment once
 * for each outage. Settled are those that became certain within 30 seconds, extended by the part of
 * them that the next outages took.
 */
export function countSettled(
  uncertain: readonly UncertainPayment[],
  outages: readonly Outage[],
): { asked: number; settled: number } {
  const counts = outages.map(({ ready }) => {
    const asked = uncertain.filter(
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
