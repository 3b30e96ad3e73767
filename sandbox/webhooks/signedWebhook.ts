import type { Webhook } from 'standardwebhooks';
import { toCharge } from '../charges/toCharge';
import type { OutboxEvent } from '../journal/SandboxState';

export interface SignedWebhook {
  headers: Record<string, string>;
  body: string;
}

/**
 * One delivery of an event, signed as Standard Webhooks says: base64 HMAC-SHA256 over
 * `id.timestamp.body`, the time stamp (Unix seconds) fresh for every delivery.
 */
export function signedWebhook(
  event: OutboxEvent,
  signer: Webhook,
  publicUrl: string,
  sentAt: Date,
): SignedWebhook {
  const body = JSON.stringify({
    id: event.id,
    type: 'charge.updated',
    createdAt: event.createdAt,
    data: toCharge(event.charge, publicUrl),
  });
  return {
    headers: {
      'content-type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': signer.sign(event.id, sentAt, body),
    },
    body,
  };
}
