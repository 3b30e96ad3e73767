import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import { type Answer, send } from '../client';
import { inParallel } from '../inParallel';
import { readParts } from '../oracle';
import {
  createOrderFigures,
  createOrders,
  endFaults,
  type Order,
  pay,
  requestFault,
} from '../orders';

import { type Figure, type Scenario, takeShare } from '../Scenario';
import type { FaultSystem } from '../system';

const buyersPerFault = 50;

/** A body of the sandbox's POST /faults, and what to call it. */
interface PassingFault {
  name: string;
  fault: { target: string; fault: string; delayMs?: number };
}

const createFault = (
  name: string,
  target: string,
  fault: string,
  delayMs?: number,
): PassingFault => ({
  name,
  fault: { target, fault, ...(delayMs !== undefined && { delayMs }) },
});

/** What goes wrong once for each buyer. */
const passingFaults: readonly PassingFault[] = [
  createFault('charges 3 s late', 'charges', 'delay', 3_000),
  createFault('charges 12 s late', 'charges', 'delay', 12_000),
  createFault('charges 25 s late', 'charges', 'delay', 25_000),
  createFault('charges answered 503', 'charges', 'error'),
  createFault('charges dropped before', 'charges', 'drop-before'),
  createFault('charges dropped after', 'charges', 'drop-after'),
  createFault('webhooks late', 'webhooks', 'delay', 3_000),
  createFault('webhooks not sent', 'webhooks', 'error'),
  createFault('webhooks dropped before', 'webhooks', 'drop-before'),
  createFault('webhooks dropped after', 'webhooks', 'drop-after'),
  createFault('webhooks twice', 'webhooks', 'duplicate'),
  createFault('keys away', 'keys', 'error'),
  createFault('SMS away', 'sms', 'drop-after'),
];

/** A code that a buyer may ask for: its fault must not reach the payment. */
function askForCode({ commerceUrl }: FaultSystem, { buyer }: Order): Promise<Answer> {
  return send(`${commerceUrl}${buildPath(paths.phoneCode, { leadId: buyer.leadId })}`, {
    body: { productCode: 'ms', business: 'meusucesso' },
    key: randomUUID(),
  });
}

/** Buyers pay their codes at their banks: commerce hears of it by webhook, or asks. */
async function payCodes(system: FaultSystem, answers: readonly Answer[]): Promise<void> {
  const tokens = new Set(answers.map(({ body }) => body.token));
  const codes = (await readParts(system)).filter(
    ({ pixTxid, state, token }) => pixTxid !== null && state === 'pending' && tokens.has(token),
  );
  await inParallel(codes, 8, ({ pixTxid }) =>
    send(`${system.sandboxUrl}/pix/${pixTxid}/pay`, { method: 'POST' }),
  );
}

async function meetFault(
  system: FaultSystem,
  { fault, name }: PassingFault,
  count: number,
): Promise<Figure[]> {
  const orders = await createOrders(system, count);
  await requestFault(system, { ...fault, times: count });
  const answers = await Promise.all(
    orders.map(async (order) => {
      const [answer] = await Promise.all([pay(system, order), askForCode(system, order)]);
      return answer;
    }),
  );
  await payCodes(system, answers);
  const figures = await createOrderFigures(system, name, orders, answers);
  await endFaults(system);
  return figures;
}

/** The provider fails in one way after the other, once for each buyer. */
export const providerFaults: Scenario = {
  name: 'provider faults',
  isIdle: true,
  async run(system, share) {
    const count = takeShare(buyersPerFault, share);
    const figures: Figure[] = [];
    for (const fault of passingFaults) figures.push(...(await meetFault(system, fault, count)));
    return figures;
  },
};
