import Type, { type Static } from 'typebox';

/** The calls' first path segments, and `webhooks` for what the sandbox sends. */
export const FaultTarget = Type.Enum([
  'charges',
  'keys',
  'sms',
  'pix',
  'bankslips',
  'mpesa',
  '3ds',
  'webhooks',
]);
export type FaultTarget = Static<typeof FaultTarget>;

/**
 * `delay` works at once and answers late; `error` answers 503 and does nothing; `drop-before`
 * closes the connection and does nothing; `drop-after` does the work and closes the connection.
 * For webhooks: `error` and `drop-before` do not deliver now, `drop-after` delivers and takes it for
 * failed, `duplicate` (webhooks only) delivers twice, `delay` delivers late.
 */
export const FaultKind = Type.Enum(['delay', 'error', 'drop-before', 'drop-after', 'duplicate']);

export const Fault = Type.Object(
  {
    target: FaultTarget,
    fault: FaultKind,
    /** How many calls it hits; in a list, how many are left. */
    times: Type.Integer({ minimum: 1, maximum: 1000 }),
    /** Milliseconds, for `delay`. */
    delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000, default: 1000 })),
  },
  { additionalProperties: false },
);
export type Fault = Static<typeof Fault>;
