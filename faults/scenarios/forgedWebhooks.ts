import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { query } from '@/testing/query';
import { price } from '../buyers';
import type { Answer } from '../client';
import {
  callSandbox,
  type Charge,
  createOpenPayments,
  deliver,
  type Delivery,
  holdWebhooks,
  signEvent,
} from '../events';
import { inParallel } from '../inParallel';
import { type PartRow, readParts } from '../checker';
import { createFigure, type Figure, type Scenario, takeShare } from '../Scenario';
import type { FaultSystem } from '../system';

const forgedCount = 500;
const distortedCount = 100;

type Forgery = (genuine: Delivery, secret: string) => Pick<Delivery, 'body' | 'headers'>;

const signature = 'webhook-signature';
const withHeader = ({ body, headers }: Delivery, name: string, value: string) => ({
  body,
  headers: { ...headers, [name]: value },
});

// A timestamp that is too far ahead stays so until the last event is sent.
const forgeries: readonly Forgery[] = [
  ({ charge, id }) => signEvent(randomBytes(32).toString('base64'), charge, { id }),
  ({ body }) => ({ body, headers: {} }),
  (genuine) => withHeader(genuine, signature, ''),
  (genuine) => withHeader(genuine, signature, 'v1,bm9uc2Vuc2U='),
  (genuine) => withHeader(genuine, signature, `v2,${genuine.headers[signature]?.slice(3) ?? ''}`),
  (genuine) => withHeader(genuine, 'webhook-id', `evt_${randomUUID()}`),
  (genuine) => withHeader(genuine, 'webhook-timestamp', 'NaN'),
  (genuine) => withHeader(genuine, 'webhook-timestamp', String(Math.floor(Date.now() / 1000) + 1)),
  (genuine) => ({ ...genuine, body: `${genuine.body} ` }),
  ({ charge, id }, secret) => signEvent(secret, charge, { id, at: new Date(Date.now() - 301_000) }),
  ({ charge, id }, secret) => signEvent(secret, charge, { id, at: new Date(Date.now() + 600_000) }),
  ({ body, headers }, secret) => ({
    body,
    headers: {
      ...headers,
      [signature]: `v1,${createHmac('sha256', secret).update(body).digest('base64')}`,
    },
  }),
];

const distortions: readonly ((charge: Charge, other: Charge) => object)[] = [
  (charge) => ({ ...charge, amount: 1 }),
  (charge) => ({ ...charge, amount: price + 1 }),
  (charge) => ({ ...charge, currency: 'USD' }),
  (charge) => ({ ...charge, currency: 'MZN' }),
  (charge) => ({ ...charge, id: `ch_${randomUUID()}` }),
  (charge, other) => ({ ...charge, id: other.id }),
];

async function countUntouched(system: FaultSystem, parts: readonly PartRow[]): Promise<number> {
  const after = new Map((await readParts(system)).map((part) => [part.reference, part]));
  return parts.filter(({ chargeId, reference }) => {
    const part = after.get(reference);
    return part?.state === 'pending' && part.chargeId === chargeId;
  }).length;
}

async function sendFalseEvents(system: FaultSystem, share: number): Promise<Figure[]> {
  const parts = await createOpenPayments(system, takeShare(distortedCount, share));
  const charges = await inParallel(parts, 8, async ({ chargeId }) => ({
    ...(await callSandbox(system, `/charges/${chargeId ?? ''}`, 'GET')),
    status: 'captured',
  }));
  const pick = (index: number) => charges[index % charges.length] ?? charges[0];
  const forged = Array.from({ length: takeShare(forgedCount, share) }, (_, index) => {
    const genuine = signEvent(system.webhookSecret, pick(index) ?? {});
    const forge = forgeries[index % forgeries.length];
    return forge ? forge(genuine, system.webhookSecret) : genuine;
  });
  const refusals = await inParallel(forged, 16, (event) => deliver(system, event));
  const unforged = await countUntouched(system, parts);
  await inParallel(charges, 16, (charge, index): Promise<Answer> => {
    const distort = distortions[index % distortions.length];
    const data = distort?.(charge, pick(index + 1) ?? charge) ?? charge;
    return deliver(system, signEvent(system.webhookSecret, data));
  });
  const [alarms] = await query<{ count: string }>(
    system,
    'select count(distinct payment_id) as count from payment_alarms',
  );
  return [
    createFigure(
      'forged events refused',
      forged.length,
      refusals.filter(({ status }) => status === 401).length,
    ),
    createFigure('payments that no forged event moved', parts.length, unforged),
    createFigure(
      'payments that no distorted event moved',
      parts.length,
      await countUntouched(system, parts),
    ),
    createFigure('distorted events alarmed', parts.length, Number(alarms?.count ?? 0)),
  ];
}

export const forgedWebhooks: Scenario = {
  name: 'forged webhooks',
  async run(system, share) {
    await holdWebhooks(system);
    return sendFalseEvents(system, share);
  },
};
