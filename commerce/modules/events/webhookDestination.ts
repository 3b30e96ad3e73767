import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { isNativeError } from 'node:util/types';
import axios from 'axios';
import { Webhook } from 'standardwebhooks';
import type { DeliveredEvent } from '@/contract/events/events';
import type { EventEndpoint } from '@/config/eventEndpoints.server';
import type { DeliveryOutcome, Destination } from './Destination';
import { createPublicLookup, PrivateAddress, refusePrivateHost } from './publicAddresses';

export interface WebhookOptions {
  /** Allows this machine and private networks: never in production. */
  allowsPrivate: boolean;
  lookup?: LookupFunction;
}

const maxAnswerBytes = 64 * 1_024;

export function createWebhookDestination(
  { businesses, id, secrets, types, url }: EventEndpoint,
  { allowsPrivate, lookup = createPublicLookup() }: WebhookOptions,
): Destination {
  const signers = secrets.map((secret) => new Webhook(secret));
  const { hostname } = new URL(url);
  const connections = { keepAlive: true, ...(!allowsPrivate && { lookup }) };
  const client = axios.create({
    httpAgent: new Agent(connections),
    httpsAgent: new SecureAgent(connections),
    proxy: false,
    maxRedirects: 0,
    decompress: false,
    responseType: 'stream',
    // The code below reads the status, whatever it is.
    validateStatus: null,
  });
  return {
    id,
    wants: (event) =>
      businesses.includes(event.business) && (types === null || types.includes(event.type)),
    async deliver(event, signal) {
      try {
        if (!allowsPrivate) refusePrivateHost(hostname);
        const { body, headers } = sign(event, signers);
        const answer = await client.post<Readable>(url, body, { headers, signal });
        discard(answer.data, signal);
        return readStatus(answer.status);
      } catch (error) {
        return { kind: 'failed', reason: signal.aborted ? 'time-out' : describeFailure(error) };
      }
    },
  };
}

/** Signs with the time of the attempt: receivers refuse what is older than five minutes. */
function sign(event: DeliveredEvent, signers: readonly Webhook[]) {
  const body = JSON.stringify(event);
  const sentAt = new Date();
  return {
    // A buffer, because axios parses and trims JSON text, and the signature is over these very bytes.
    body: Buffer.from(body),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'education-checkout-events/1',
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
      'webhook-signature': signers.map((signer) => signer.sign(event.id, sentAt, body)).join(' '),
    },
  };
}

function readStatus(status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  const reason = `status ${status}`;
  return status === 410 ? { kind: 'gone', reason } : { kind: 'failed', reason };
}

function discard(answer: Readable, signal: AbortSignal): void {
  let size = 0;
  const cut = () => void answer.destroy();
  answer.on('error', cut);
  answer.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxAnswerBytes) cut();
  });
  signal.addEventListener('abort', cut, { once: true });
  answer.on('close', () => {
    signal.removeEventListener('abort', cut);
  });
}

/** Contains no address, no person and nothing of the receiver's answer. */
function describeFailure(error: unknown): string {
  const cause = isNativeError(error) ? (error.cause ?? error) : error;
  if (cause instanceof PrivateAddress || error instanceof PrivateAddress)
    return 'a private address';
  const code = isNativeError(error) && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z_\d]{1,40}$/.test(code) ? code : 'not reached';
}
