import type { ServerOptions } from 'node:http';

const requestTimeoutMs = 10_000;
/**
 * Milliseconds. Longer than the idle time of the common balancers (60 s), so that they close a
 * connection, never we while they send.
 */
const idleConnectionMs = 65_000;

/** A sender that needs longer than 10 s for one request gets 408, within a second of the timeout. */
export const serverOptions: ServerOptions = {
  requestTimeout: requestTimeoutMs,
  headersTimeout: requestTimeoutMs,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: idleConnectionMs,
};
