import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, Registry } from 'prom-client';
import type { ReadMetrics } from '@/domain/monitoring/metrics.server';
import type { PoolState } from '../database/connect';
import { type DestinationBacklog, listEventBacklog } from '../modules/events/backlog';
import { type MailBacklog, mailRepository } from '../modules/mails/repository';
import { type Backlog, readBacklog } from '../modules/payments/backlog';
import { sweepQueues } from '../modules/payments/repository';
import type { Services } from '../Services';

const maxAgeMs = 5_000;
const timeoutMs = 1_000;

/**
 * Reads the state of this process and its database on request: at most one statement for each kind of
 * work, shared by all requests within five seconds. Reports within a second that a database is
 * unavailable.
 */
export function createStateMetrics(
  { connection, destinations, mailer, provider }: Services,
  readPool: () => PoolState,
): ReadMetrics {
  const registry = new Registry();
  const registers = [registry];
  const isUp = new Gauge({
    name: 'checkout_database_up',
    help: '1 while the database answers.',
    registers,
  });
  const connections = new Gauge({
    name: 'checkout_database_connections',
    help: "Connections of this process: total, idle, and who waits for one (state 'waiting').",
    labelNames: ['state'],
    registers,
  });
  const inDoubt = new Gauge({
    name: 'checkout_parts_in_doubt',
    help: 'Charges whose result is not known for longer than a minute.',
    registers,
  });
  const actions = new Gauge({
    name: 'checkout_provider_actions_open',
    help: 'Captures, refunds and cancellations that the provider still has to execute.',
    registers,
  });
  const lag = new Gauge({
    name: 'checkout_sweep_lag_seconds',
    help: 'Seconds since the oldest check of a charge was due.',
    labelNames: ['lane'],
    registers,
  });
  const alarms = new Gauge({
    name: 'checkout_payment_alarms_open',
    help: 'Alarms of payments that nobody has settled (npm run alarms).',
    registers,
  });

  const events = createEventGauges(registers);
  const mails = createMailGauges(registers);

  const readRecent = keepFor(maxAgeMs, () => readBacklog(connection, provider.name));
  const listRecent = keepFor(maxAgeMs, () =>
    destinations.length === 0 ? Promise.resolve([]) : listEventBacklog(connection, destinations),
  );
  const readMails = keepFor(maxAgeMs, async () =>
    mailer === null ? null : mailRepository(connection).readBacklog(),
  );
  const told = [inDoubt, actions, alarms];

  const setBacklog = (backlog: Backlog | null): void => {
    isUp.set(backlog ? 1 : 0);
    // Unknown numbers are removed: an old one would look current.
    told.forEach((gauge) => {
      gauge.remove();
    });
    lag.reset();
    if (!backlog) return;
    inDoubt.set(backlog.inDoubt);
    actions.set(backlog.actions);
    alarms.set(backlog.alarms);
    for (const lane of sweepQueues) lag.set({ lane }, backlog.lag[lane]);
  };

  return async () => {
    const { idle, total, waiting } = readPool();
    connections.set({ state: 'total' }, total);
    connections.set({ state: 'idle' }, idle);
    connections.set({ state: 'waiting' }, waiting);
    const [backlog, untold, unsent] = await Promise.all([
      within(timeoutMs, readRecent()),
      within(timeoutMs, listRecent()),
      within(timeoutMs, readMails()),
    ]);
    setBacklog(backlog);
    events.set(untold);
    mails.set(unsent);
    return registry.metrics();
  };
}

function createEventGauges(registers: Registry[]) {
  const labelNames = ['destination'] as const;
  const pending = new Gauge({
    name: 'checkout_events_pending',
    help: 'Events that are still to be delivered (docs/events.md).',
    labelNames,
    registers,
  });
  const oldest = new Gauge({
    name: 'checkout_events_oldest_seconds',
    help: 'Seconds since the oldest of them was due; 0: there is none.',
    labelNames,
    registers,
  });
  const failed = new Gauge({
    name: 'checkout_events_failed',
    help: 'Events that were given up (npm run events -- list).',
    labelNames,
    registers,
  });
  return {
    /** @param backlogs null: not known */
    set(backlogs: readonly DestinationBacklog[] | null): void {
      [pending, oldest, failed].forEach((gauge) => {
        gauge.reset();
      });
      for (const { destination, ...backlog } of backlogs ?? []) {
        pending.set({ destination }, backlog.pending);
        oldest.set({ destination }, backlog.oldestSeconds);
        failed.set({ destination }, backlog.failed);
      }
    },
  };
}

function createMailGauges(registers: Registry[]) {
  const waiting = new Gauge({
    name: 'checkout_mails_waiting',
    help: 'Mails that are due and not sent yet (docs/mail.md).',
    registers,
  });
  const oldest = new Gauge({
    name: 'checkout_mails_oldest_seconds',
    help: 'Seconds since the oldest of them was due; 0: there is none.',
    registers,
  });
  const failed = new Gauge({
    name: 'checkout_mails_failed',
    help: 'Mails that were given up.',
    registers,
  });
  return {
    /** @param backlog null: not known, or none are sent */
    set(backlog: MailBacklog | null): void {
      [waiting, oldest, failed].forEach((gauge) => {
        gauge.remove();
      });
      if (!backlog) return;
      waiting.set(backlog.waiting);
      oldest.set(backlog.oldestSeconds);
      failed.set(backlog.failed);
    },
  };
}

/** @returns null: it failed, or took too long */
async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> {
  const given = new AbortController();
  const late = wait(milliseconds, null, { signal: given.signal }).catch(() => null);
  const result = await Promise.race([work.catch(() => null), late]);
  given.abort();
  return result;
}

function keepFor<Value>(milliseconds: number, read: () => Promise<Value>): () => Promise<Value> {
  let last: { at: number; value: Promise<Value> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > milliseconds) last = { at: now, value: read() };
    return last.value;
  };
}
