import { Webhook } from 'standardwebhooks';
import { Value } from 'typebox/value';
import { InvalidEvent } from '../InvalidEvent';
import { InvalidSignature } from '../InvalidSignature';
import type { PaymentProvider } from '../PaymentProvider';
import { chargeFromSandbox } from './chargeFromSandbox';
import { SandboxEvent } from './SandboxCharge';

function single(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new InvalidEvent('The event is not JSON');
  }
}

/** Reads events that are signed per Standard Webhooks: HMAC-SHA256, 300 s of tolerance. */
export function createEventReader(secret: string): PaymentProvider['readEvent'] {
  const webhook = new Webhook(secret);
  return (rawBody, headers) => {
    const signature = {
      'webhook-id': single(headers['webhook-id']),
      'webhook-timestamp': single(headers['webhook-timestamp']),
      'webhook-signature': single(headers['webhook-signature']),
    };
    try {
      webhook.verify(rawBody, signature, { jsonParse: false });
    } catch {
      throw new InvalidSignature('The event is not signed by the provider');
    }
    const event = parseJson(rawBody);
    if (!Value.Check(SandboxEvent, event)) throw new InvalidEvent('The event has a wrong shape');
    return { id: event.id, charge: chargeFromSandbox(event.data) };
  };
}
