import Type, { type Static } from 'typebox';
import { ProblemError } from '../http/problems';
import type { SandboxApp } from '../http/SandboxApp';

/** The first path segment of the calls that fail, and `webhooks` for what the sandbox sends. */
export const FaultTarget = Type.Enum([
  'charges',
  'cards',
  'fingerprints',
  'keys',
  'livelo',
  'sms',
  'mail',
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
    /** Whether it hits each payment, and each phone, once at most. */
    each: Type.Optional(Type.Literal(true)),
    /** Milliseconds, for `delay`. */
    delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000, default: 1000 })),
  },
  { additionalProperties: false },
);
export type Fault = Static<typeof Fault>;

/** A call or a webhook that a fault has hit. */
export interface FaultHit extends Pick<Fault, 'fault' | 'target'> {
  /** The payment id of a charge, the phone of a message; null of anything else. */
  subject: string | null;
}

export interface FaultBox {
  add(fault: Fault): void;
  /** The faults that have hits left, oldest first. */
  list(): readonly Fault[];
  /** What was hit since the faults were last cleared, oldest first; the last 10,000 of it. */
  listHits(): readonly FaultHit[];
  clear(): void;
  /** Uses up one hit of the oldest fault for this target, and this subject. */
  take(target: FaultTarget, subject: string | null): Fault | null;
}

interface OpenFault {
  /** With what is left. */
  fault: Fault;
  subjects: Set<string | null>;
}

const mostHitsKept = 10_000;

/** Requested faults that have not all happened yet, in memory only: a restart clears them. */
export function createFaultBox(): FaultBox {
  let open: OpenFault[] = [];
  let hits: FaultHit[] = [];
  return {
    add(fault) {
      open.push({ fault: { ...fault }, subjects: new Set() });
    },
    list: () => open.map(({ fault }) => fault),
    listHits: () => hits,
    clear() {
      open = [];
      hits = [];
    },
    take(target, subject) {
      const found = open.find(
        ({ fault, subjects }) =>
          fault.target === target && !(fault.each && subject !== null && subjects.has(subject)),
      );
      if (!found) return null;
      const { fault } = found;
      found.subjects.add(subject);
      hits.push({ target, fault: fault.fault, subject });
      if (hits.length > mostHitsKept) hits.shift();
      if (fault.times === undefined) return fault;
      found.fault = { ...fault, times: fault.times - 1 };
      open = open.filter(({ fault: { times } }) => times !== 0);
      return fault;
    },
  };
}

/** Calls to request faults, list those left and what they have hit, and clear them. */
export function registerFaults(app: SandboxApp, { faults }: { faults: FaultBox }): void {
  app.get('/faults', { config: { does: 'the faults that are still to come' } }, () =>
    faults.list(),
  );

  app.get('/faults/hits', { config: { does: 'what the faults have hit' } }, () =>
    faults.listHits(),
  );

  app.post(
    '/faults',
    {
      config: { does: 'makes calls or webhooks slow, fail, get lost or come twice' },
      schema: { body: Fault },
    },
    (request, reply) => {
      const { target, fault } = request.body;
      if (fault === 'duplicate' && target !== 'webhooks') {
        throw new ProblemError(400, 'invalid_request', 'Only webhooks can be duplicated.');
      }
      faults.add(request.body);
      reply.code(201);
      return request.body;
    },
  );

  app.delete(
    '/faults',
    { config: { does: 'ends all faults, and forgets what they have hit' } },
    (_request, reply) => {
      faults.clear();
      reply.code(204).send();
    },
  );
}
