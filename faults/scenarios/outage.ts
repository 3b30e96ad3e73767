import { setTimeout as wait } from 'node:timers/promises';
import { createOrderFigures, createOrders, endFaults, pay, requestFault } from '../orders';
import { type Figure, type Scenario, takeShare } from '../Scenario';
import type { FaultSystem } from '../system';

const buyersPerOutage = 50;
const outageMs = 40_000;

const outages = [
  { name: '503', fault: 'error' },
  { name: 'connections dropped', fault: 'drop-before' },
  { name: 'answers lost', fault: 'drop-after' },
] as const;

async function meetOutage(
  system: FaultSystem,
  { fault, name }: (typeof outages)[number],
  count: number,
): Promise<Figure[]> {
  const orders = await createOrders(system, count);
  await requestFault(system, { target: 'charges', fault });
  const end = wait(outageMs).then(() => endFaults(system));
  const answers = await Promise.all(
    orders.map(async (order, index) => {
      await wait((index * outageMs) / count);
      return pay(system, order);
    }),
  );
  await end;
  return createOrderFigures(system, name, orders, answers);
}

export const outage: Scenario = {
  name: 'outage',
  async run(system, share) {
    const count = takeShare(buyersPerOutage, share);
    const figures: Figure[] = [];
    for (const kind of outages) figures.push(...(await meetOutage(system, kind, count)));
    return figures;
  },
};
