import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { buildPath, paths } from '@/contract/paths';
import { createPaymentRequest } from '@/testing/requests';
import { sales } from '@/testing/sales';
import { createBuyer, createPart } from './buyers';
import { send } from './client';
import { inParallel } from './inParallel';
import { type PartRow, readParts, type RecordSources } from './checker';
import { chooseCommerce, type FaultSystem } from './system';

const Charge = Type.Object({ id: Type.String(), status: Type.String(), paymentId: Type.String() });
export type Charge = Static<typeof Charge>;

export interface Delivery {
  id: string;
  charge: object;
  headers: Record<string, string>;
  body: string;
}

const address = (system: FaultSystem) =>
  `${chooseCommerce(system)}${buildPath(paths.webhook, { provider: 'sandbox' })}`;

export function signEvent(
  secret: string,
  charge: object,
  { id = `evt_${randomUUID()}`, at = new Date() } = {},
): Delivery {
  const body = JSON.stringify({ id, type: 'charge.updated', createdAt: at, data: charge });
  return {
    id,
    charge,
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
  };
}

export const deliver = (
  system: FaultSystem,
  { body, headers }: Pick<Delivery, 'body' | 'headers'>,
) => send(address(system), { body, headers });

export async function callSandbox(
  { sandboxApiKey, sandboxUrl }: Pick<FaultSystem, 'sandboxApiKey' | 'sandboxUrl'>,
  path: string,
  method: string,
): Promise<Charge> {
  const headers = { authorization: `Bearer ${sandboxApiKey}` };
  const { status, text } = await send(`${sandboxUrl}${path}`, { method, headers });
  const charge: unknown = JSON.parse(text);
  if (!Value.Check(Charge, charge)) throw new Error(`${method} ${path} was answered ${status}`);
  return charge;
}

export async function createOpenPayments(
  system: Pick<FaultSystem, 'commerceUrl' | 'commerceUrls'> & RecordSources,
  count: number,
): Promise<PartRow[]> {
  const tokens = await inParallel(Array.from({ length: count }), 8, async () => {
    const buyer = await createBuyer(system);
    const body = createPaymentRequest(buyer, sales.ms, [createPart('pix')]);
    return (await send(`${chooseCommerce(system)}${paths.paymentV2}`, { body, key: randomUUID() }))
      .body.token;
  });
  const open = (await readParts(system)).filter(({ token }) => tokens.includes(token));
  if (open.length !== count) throw new Error(`${open.length} of ${count} codes were made`);
  return open;
}

export const holdWebhooks = ({ sandboxUrl }: FaultSystem) =>
  send(`${sandboxUrl}/faults`, { body: { target: 'webhooks', fault: 'error' } });
