import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { FaultBox } from '../faults/createFaultBox';
import type { OutboxEvent } from '../journal/SandboxState';
import { createWebhookPost } from './createWebhookPost';
import { deliverOnce } from './deliverOnce';
import { retryWait } from './retryWait';
import { signedWebhook } from './signedWebhook';

export interface WebhookSender {
  /** Starts to deliver an event and returns at once. */
  send(event: OutboxEvent): void;
  /** Stops; what was not delivered is still in the journal's outbox. */
  close(): Promise<void>;
}

export interface WebhookSenderOptions {
  url: string;
  /** Base64, with or without the prefix `whsec_`. */
  secret: string;
  publicUrl: string;
  /** Milliseconds between tries; the last one repeats. */
  waits: readonly number[];
  faults: FaultBox;
  now: () => Date;
  /** Must make the delivery durable, or it is made again after a restart. */
  onDelivered: (event: OutboxEvent) => Promise<void>;
  log: FastifyBaseLogger;
}

/** Delivers events at least once each, in no particular order, until the receiver answers 2xx. */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { url, publicUrl, waits, faults, now, onDelivered, log } = options;
  const signer = new Webhook(options.secret);
  const closing = new AbortController();
  const postSigned = createWebhookPost(url, closing.signal);
  const running = new Set<Promise<void>>();

  async function deliver(event: OutboxEvent): Promise<void> {
    const post = () => postSigned(signedWebhook(event, signer, publicUrl, now()));
    let failures = 0;
    while (!(await deliverOnce(post, faults.take('webhooks'), closing.signal))) {
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
          if (!closing.signal.aborted) log.error({ err: error }, 'webhook delivery ended');
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
