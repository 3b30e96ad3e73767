import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import axios from 'axios';
import type { SignedWebhook } from './signedWebhook';

/** Posts one delivery; tells whether the receiver accepted it (2xx). Never throws. */
export type WebhookPost = (webhook: SignedWebhook) => Promise<boolean>;

const connections = { keepAlive: true, maxSockets: 8 };
const timeout = 10_000;

/** Deliveries to one address, a few at a time, each given 10 seconds. `closing` cuts them off. */
export function createWebhookPost(url: string, closing: AbortSignal): WebhookPost {
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
      // A buffer, for axios parses and trims JSON text, and the signature is over these very bytes.
      await client.post(url, Buffer.from(body), { headers });
      return true;
    } catch {
      return false;
    }
  };
}
