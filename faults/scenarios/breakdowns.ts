import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@/contract/paths';
import { sendLead } from '../buyers';
import { type Answer, send } from '../client';
import { findServerProcesses } from '../databaseServer';
import { createOrders, endFaults, pay, requestFault } from '../orders';
import {
  createDurationFigure,
  createFigure,
  createTimingFigure,
  type Figure,
  type Scenario,
  takeShare,
} from '../Scenario';
import type { FaultSystem } from '../system';

const frozenMs = 30_000;
const leadEveryMs = 500;
const answerLimitMs = 10_000;
const frozenAnswerLimitMs = 8_000;
const recoveryLimitMs = 1_000;
const slowCalls = 40;
const slowMs = 20_000;
const cardKeyLimitMs = 1_000;
const paymentsUnderWay = 30;
const stopLimitMs = 9_000;

const isAnswered = ({ status }: Answer) => status !== 0;
const isInTime = (answer: Answer) => isAnswered(answer) && answer.took <= answerLimitMs;

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It ended in the meantime.
    }
}

async function freezeDatabase(system: FaultSystem, share: number): Promise<Figure[]> {
  const pids = await findServerProcesses(system);
  const asked: Promise<Answer>[] = [];
  const end = performance.now() + frozenMs * Math.min(1, share * 5);
  signal(pids, 'SIGSTOP');
  try {
    while (performance.now() < end) {
      asked.push(sendLead(system));
      await wait(leadEveryMs);
    }
  } finally {
    signal(pids, 'SIGCONT');
  }
  const wellAt = performance.now();
  while ((await sendLead(system)).status !== 201) await wait(50);
  const recoveryMs = performance.now() - wellAt;
  const answers = await Promise.all(asked);
  const maxMs = Math.max(...answers.map(({ took }) => took));
  return [
    createFigure(
      'frozen database: leads answered',
      asked.length,
      answers.filter(isAnswered).length,
    ),
    createDurationFigure('frozen database: longest answer, ms', frozenAnswerLimitMs, maxMs),
    createDurationFigure('frozen database: lead taken after, ms', recoveryLimitMs, recoveryMs),
  ];
}

async function slowProvider(system: FaultSystem, share: number): Promise<Figure[]> {
  const orders = await createOrders(system, takeShare(slowCalls, share));
  const count = orders.length;
  for (const target of ['charges', 'keys'])
    await requestFault(system, { target, fault: 'delay', delayMs: slowMs });
  const payments = Promise.all(orders.map((order) => pay(system, order)));
  const leads = await Promise.all(orders.map(() => sendLead(system)));
  const keys = await Promise.all(orders.map(() => send(`${system.commerceUrl}${paths.cardKey}`)));
  const paid = await payments;
  await endFaults(system);
  const quickKeys = keys.filter(({ status, took }) => status === 200 && took <= cardKeyLimitMs);
  return [
    createFigure('slow provider: payments answered', count, paid.filter(isAnswered).length),
    createTimingFigure(
      'slow provider: payments answered within 10 s',
      count,
      paid.filter(isInTime).length,
    ),
    createFigure(
      'slow provider: leads taken',
      count,
      leads.filter(({ status }) => status === 201).length,
    ),
    createTimingFigure('slow provider: card keys within 1 s', count, quickKeys.length),
  ];
}

async function stopUnderWay(system: FaultSystem, share: number): Promise<Figure[]> {
  const orders = await createOrders(system, takeShare(paymentsUnderWay, share));
  await requestFault(system, { target: 'charges', fault: 'delay', delayMs: 4_000 });
  const payments = Promise.all(orders.map((order) => pay(system, order)));
  await wait(2_000);
  const startedAt = performance.now();
  await system.stopCommerce();
  const stopMs = performance.now() - startedAt;
  const answers = await payments;
  await endFaults(system);
  const known = answers.filter(({ body }) =>
    ['paid', 'pending'].includes(body.payment?.state ?? ''),
  );
  return [
    createFigure('SIGTERM: payments answered with their end', orders.length, known.length),
    createDurationFigure('SIGTERM: stopped after, ms', stopLimitMs, stopMs),
  ];
}

export const breakdowns: Scenario = {
  name: 'breakdowns',
  run: async (system, share) => [
    ...(await freezeDatabase(system, share)),
    ...(await slowProvider(system, share)),
    ...(await stopUnderWay(system, share)),
  ],
};
