import { setMaxListeners } from 'node:events';
import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import axios from 'axios';
import type { FastifyBaseLogger } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { splitSecret } from '@/domain/rotatedSecrets';
import { toCharge } from '../charges/StoredCharge';
import type { Fault, FaultBox } from '../faults/faultBox';
import { deliveries } from '../metrics';
import type { OutboxEvent } from '../journal/SandboxState';

export interface WebhookSender {
  send(event: OutboxEvent): void;
  close(): Promise<void>;
}

interface WebhookSenderOptions {
  url: string;
  secret: string;
  publicUrl: string;
  waits: readonly number[];
  faults: FaultBox;
  now: () => Date;
  /** Must make the delivery durable, or a restart repeats it. */
  onDelivered: (event: OutboxEvent) => Promise<void>;
  log: FastifyBaseLogger;
}

/** Delivers events at least once each, in no particular order, until the receiver answers 2xx. */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { url, publicUrl, waits, faults, now, onDelivered, log } = options;
  const signers = splitSecret(options.secret).map((value) => new Webhook(value));
  const closing = new AbortController();
  // Every waiting delivery listens on this signal, and any number may wait.
  setMaxListeners(0, closing.signal);
  const postSigned = createWebhookPost(url, closing.signal);
  const running = new Set<Promise<void>>();

  async function deliver(event: OutboxEvent): Promise<void> {
    const { paymentId } = event.charge.terms;
    const post = () => postSigned(signedWebhook(event, signers, publicUrl, now()));
    let failures = 0;
    while (!(await deliverOnce(post, faults.take('webhooks', paymentId), closing.signal))) {
      closing.signal.throwIfAborted();
      failures += 1;
      log.warn({ webhookId: event.id, failures }, 'webhook not delivered, trying again later');
      await wait(retryWait(failures, waits), undefined, { signal: closing.signal });
    }
    await onDelivered(event);
  }

  return {
    send(event) {
      const delivery = deliver(event)
        .catch((error: unknown) => {
          if (!closing.signal.aborted) log.error({ err: error }, 'webhook delivery stopped');
        })
        .finally(() => running.delete(delivery));
      running.add(delivery);
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}

/**
 * Tries a delivery once, with the requested fault, if any.
 * @returns whether the receiver is known to have accepted it
 */
async function deliverOnce(
  post: () => Promise<boolean>,
  fault: Fault | null,
  closing: AbortSignal,
): Promise<boolean> {
  switch (fault?.fault) {
    case 'error':
    case 'drop-before':
      return false;
    case 'drop-after':
      await post();
      return false;
    case 'duplicate': {
      const outcomes = [await post(), await post()];
      return outcomes.includes(true);
    }
    case 'delay':
      await wait(fault.delayMs ?? 0, undefined, { signal: closing });
      return post();
    case undefined:
      return post();
  }
}

type WebhookPost = (webhook: SignedWebhook) => Promise<boolean>;

const connections = { keepAlive: true, maxSockets: 8 };
const timeout = 10_000;

function createWebhookPost(url: string, closing: AbortSignal): WebhookPost {
  const client = axios.create({
    httpAgent: new Agent(connections),
    httpsAgent: new SecureAgent(connections),
    proxy: false,
    maxRedirects: 0,
    timeout,
    signal: closing,
  });
  return async ({ headers, body }) => {
    try {
      // A buffer, because axios parses and trims JSON text, and the signature covers these exact bytes.
      await client.post(url, Buffer.from(body), { headers });
      deliveries.inc({ result: 'accepted' });
      return true;
    } catch {
      deliveries.inc({ result: 'failed' });
      return false;
    }
  };
}

interface SignedWebhook {
  headers: Record<string, string>;
  body: string;
}

/**
 * Signs one delivery as Standard Webhooks says: base64 HMAC-SHA256 over `id.timestamp.body` for
 * each key, the time stamp (Unix seconds) fresh for every delivery.
 */
function signedWebhook(
  event: OutboxEvent,
  signers: readonly Webhook[],
  publicUrl: string,
  sentAt: Date,
): SignedWebhook {
  const body = JSON.stringify({
    id: event.id,
    type: event.type,
    createdAt: event.createdAt,
    data: toCharge(event.charge, publicUrl),
  });
  return {
    headers: {
      'content-type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': signers.map((signer) => signer.sign(event.id, sentAt, body)).join(' '),
    },
    body,
  };
}

/** Milliseconds. The last delay repeats for ever. */
export const retryWaits = [
  1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 120_000, 300_000,
] as const satisfies readonly number[];

export function retryWait(failures: number, waits: readonly number[]): number {
  return waits[Math.min(failures, waits.length) - 1] ?? 0;
}
