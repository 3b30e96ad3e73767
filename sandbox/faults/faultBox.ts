import Type, { type Static } from 'typebox';
import { ProblemError } from '../http/problems';
import type { SandboxApp } from '../http/SandboxApp';

/** The first path segment of the calls that fail, and `webhooks` for what the sandbox sends. */
export const FaultTarget = Type.Enum([
  'charges',
  'cards',
  'keys',
  'livelo',
  'sms',
  'pix',
  'bankslips',
  'mpesa',
  'in-person',
  '3ds',
  'readiness',
  'webhooks',
]);
export type FaultTarget = Static<typeof FaultTarget>;

/**
 * `delay` works at once and answers late; `error` answers 503 and does nothing; `drop-before`
 * closes the connection and does nothing; `drop-after` does the work and closes the connection.
 * For webhooks: `error` and `drop-before` do not deliver now, `drop-after` delivers but counts as
 * failed, `duplicate` (webhooks only) delivers twice, `delay` delivers late.
 */
const FaultKind = Type.Enum(['delay', 'error', 'drop-before', 'drop-after', 'duplicate']);

export const Fault = Type.Object(
  {
    target: FaultTarget,
    fault: FaultKind,
    /** How many calls it hits, all until the faults are cleared without it; in a list, what is left. */
    times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    /** Milliseconds, for `delay`. */
    delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000, default: 1000 })),
  },
  { additionalProperties: false },
);
export type Fault = Static<typeof Fault>;

export interface FaultBox {
  add(fault: Fault): void;
  /** The faults that have hits left, oldest first. */
  list(): readonly Fault[];
  clear(): void;
  /** Uses up one hit of the oldest fault for this target. */
  take(target: FaultTarget): Fault | null;
}

/** Requested faults that have not all happened yet, in memory only: a restart clears them. */
export function createFaultBox(): FaultBox {
  let faults: Fault[] = [];
  return {
    add(fault) {
      faults.push({ ...fault });
    },
    list: () => faults,
    clear() {
      faults = [];
    },
    take(target) {
      const fault = faults.find((candidate) => candidate.target === target);
      if (!fault) return null;
      if (fault.times === undefined) return fault;
      const left = { ...fault, times: fault.times - 1 };
      faults = faults.flatMap((other) => {
        if (other !== fault) return [other];
        return left.times > 0 ? [left] : [];
      });
      return fault;
    },
  };
}

/** Calls to request faults, list those left and clear them. */
export function registerFaults(app: SandboxApp, { faults }: { faults: FaultBox }): void {
  app.get('/faults', { config: { does: 'the faults that are still to come' } }, async () =>
    faults.list(),
  );

  app.post(
    '/faults',
    {
      config: { does: 'makes calls or webhooks slow, fail, get lost or come twice' },
      schema: { body: Fault },
    },
    async (request, reply) => {
      const { target, fault } = request.body;
      if (fault === 'duplicate' && target !== 'webhooks') {
        throw new ProblemError(400, 'invalid_request', 'Only webhooks can be duplicated.');
      }
      faults.add(request.body);
      reply.code(201);
      return request.body;
    },
  );

  app.delete('/faults', { config: { does: 'ends all faults' } }, async (_request, reply) => {
    faults.clear();
    reply.code(204);
  });
}
