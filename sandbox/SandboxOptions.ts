import type { Writable } from 'node:stream';

export interface SandboxOptions {
  /** The sandbox's own folder: its journal and its key. Made when missing. */
  dataDirectory: string;
  /** Where every change of a charge is posted to. */
  webhookUrl: string;
  /** Base64, with or without the prefix `whsec_` (Standard Webhooks). */
  webhookSecret: string;
  /** What a merchant's server sends as its bearer token. */
  apiKey: string;
  /** Where a buyer's browser reaches the sandbox, without a slash at the end. */
  publicUrl: string;
  /** The sandbox's clock. */
  now?: () => Date;
  /** Milliseconds between deliveries of a webhook that was not accepted; the last one repeats. */
  webhookRetryWaits?: readonly number[];
  logLevel?: string;
  /** Where the log goes instead of standard output. */
  logStream?: Writable;
}
