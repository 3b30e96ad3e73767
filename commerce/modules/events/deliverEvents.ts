import { omit } from 'es-toolkit';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { type DeliveredEvent, eventSchemas, personalMembers } from '@/contract/events/events';
import { oncePerMinute } from '@/domain/monitoring/oncePerMinute';
import { eventDeliveries } from '../../monitoring/metrics';
import type { Services } from '../../Services';
import type { DeliveryOutcome, Destination } from './Destination';
import { startQueueWorker } from './queueWorker';
import { type Claim, outboxRepository } from './repository';
import type { OutboxRow } from './tables';
import { type Circuit, getRetryDelay, tryFor } from './retries';

export interface DeliveryReports {
  onError: (error: unknown) => void;
  onFailing: (ill: { destination: string; reason: string }) => void;
}

const concurrency = 8;
const claimGraceMs = 5_000;

/**
 * Delivers the outbox to each destination independently: a slow one delays only itself. Several
 * processes may do so: each event is claimed by one, and of a stream only the first undelivered one.
 * @returns How to stop; resolves when running deliveries have ended.
 */
export function startDelivery(services: Services, reports: DeliveryReports): () => Promise<void> {
  const stops = services.destinations.map((destination) =>
    startDestination(services, destination, reports),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startDestination(
  services: Services,
  destination: Destination,
  { onError, onFailing }: DeliveryReports,
): () => Promise<void> {
  const { clock, connection, timing } = services;
  const reportFailing = oncePerMinute((reason) => {
    onFailing({ destination: destination.id, reason });
  });
  return startQueueWorker<Claim>({
    everyMs: timing.deliverIntervalMs,
    concurrency,
    now: () => clock().getTime(),
    take() {
      const now = clock();
      const until = new Date(now.getTime() + timing.deliverTimeoutMs + claimGraceMs);
      return outboxRepository(connection).claim(destination.id, now, until);
    },
    async work(claim, circuit) {
      const outcome = await deliver(services, destination, claim);
      if (outcome.kind !== 'delivered') reportFailing(outcome.reason);
      await settle(services, claim, { outcome, circuit });
    },
    onError,
  });
}

const members = Compile(Type.Record(Type.String(), Type.Unknown()));

export function describeEvent({
  createdAt,
  data,
  id,
  personal,
  sequence,
  type,
  version,
}: OutboxRow): DeliveredEvent {
  const people = personalMembers.filter((name) => name in eventSchemas[type].properties);
  const said = personal === null ? {} : members.Parse(JSON.parse(personal));
  const nobody = Object.fromEntries(people.map((name) => [name, null]));
  return {
    id,
    type,
    version,
    timestamp: createdAt.toISOString(),
    sequence,
    data: { ...omit(data, [...people]), ...nobody, ...said },
  };
}

async function deliver(
  { timing }: Services,
  destination: Destination,
  { event }: Claim,
): Promise<DeliveryOutcome> {
  const signal = AbortSignal.timeout(timing.deliverTimeoutMs);
  const outcome = await destination
    .deliver(describeEvent(event), signal)
    .catch((error: unknown): DeliveryOutcome => {
      const name = error instanceof Error ? error.name : 'no error';
      return { kind: 'failed', reason: signal.aborted ? 'time-out' : name };
    });
  eventDeliveries.inc({ destination: destination.id, result: outcome.kind });
  return outcome;
}

async function settle(
  { clock, connection }: Services,
  claim: Claim,
  { circuit, outcome }: { circuit: Circuit; outcome: DeliveryOutcome },
): Promise<void> {
  const now = clock();
  circuit.end(outcome.kind, now.getTime());
  const events = outboxRepository(connection);
  const settledAt = now;
  if (outcome.kind === 'delivered')
    return events.settle(claim, { state: 'delivered', lastResult: 'delivered', settledAt });
  const { reason: lastResult } = outcome;
  const oldest = new Date(now.getTime() - tryFor);
  if (outcome.kind === 'gone' || claim.queuedAt < oldest) {
    await events.settle(claim, { state: 'failed', lastResult, settledAt });
  } else {
    const nextAttemptAt = new Date(now.getTime() + getRetryDelay(claim.attempt));
    await events.settle(claim, { state: 'pending', lastResult, nextAttemptAt });
  }
  // A failing receiver gets few attempts: its other deliveries that are over the time limit end here.
  if (circuit.isOpen()) await events.giveUp(claim.destination, oldest, { lastResult, settledAt });
}
