import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  callSandbox,
  type Charge,
  createOpenPayments,
  deliver,
  holdWebhooks,
  signEvent,
} from '../events';
import { inParallel } from '../inParallel';
import { type PartRow, readParts } from '../checker';
import { createFigure, type Figure, type Scenario, takeShare } from '../Scenario';
import type { FaultSystem } from '../system';

const paymentCount = 500;
const deliveryCount = 2_000;
const latestMs = 500;
const oldestSeconds = 240;

async function liveOn(system: FaultSystem, part: PartRow, index: number): Promise<Charge[]> {
  const path = `/charges/${part.chargeId ?? ''}`;
  const charge = (move: string) => callSandbox(system, `${path}${move}`, 'POST');
  const pending = await callSandbox(system, path, 'GET');
  const fate = index % 10;
  if (fate < 7) {
    const captured = await callSandbox(system, `/pix/${part.pixTxid ?? ''}/pay`, 'POST');
    return fate === 0 ? [pending, captured, await charge('/refund')] : [pending, captured];
  }
  return fate === 7 ? [pending, await charge('/expire')] : [pending];
}

const stateByStatus = new Map([
  ['pending', 'pending'],
  ['captured', 'paid'],
  ['refunded', 'refunded'],
  ['expired', 'expired'],
]);

async function sendEvents(system: FaultSystem, share: number): Promise<Figure[]> {
  const parts = await createOpenPayments(system, takeShare(paymentCount, share));
  const lives = await inParallel(parts, 8, (part, index) => liveOn(system, part, index));
  const events = lives.flat().map((charge) => ({ charge, id: `evt_${randomUUID()}` }));
  const count = Math.max(events.length, takeShare(deliveryCount, share));
  const deliveries = Array.from({ length: count }, (_, index) => events[index % events.length])
    .flatMap((event) => (event ? [event] : []))
    .map((event) => ({ ...event, order: Math.random() }))
    .sort((first, second) => first.order - second.order);
  const answers = await inParallel(deliveries, 32, async ({ charge, id }) => {
    await wait(Math.random() * latestMs);
    const at = new Date(Date.now() - Math.random() * oldestSeconds * 1_000);
    return deliver(system, signEvent(system.webhookSecret, charge, { id, at }));
  });
  const states = new Map((await readParts(system)).map((part) => [part.reference, part.state]));
  const equal = lives.filter((life) => {
    const last = life.at(-1);
    return last && states.get(last.paymentId) === stateByStatus.get(last.status);
  });
  return [
    createFigure('events taken', count, answers.filter(({ status }) => status === 204).length),
    createFigure('payments equal to the ledger', parts.length, equal.length),
  ];
}

export const webhooks: Scenario = {
  name: 'webhooks',
  async run(system, share) {
    await holdWebhooks(system);
    return sendEvents(system, share);
  },
};
