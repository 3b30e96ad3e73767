import Type, { type Static } from 'typebox';
import { ProblemError } from '../http/problems';
import type { SandboxApp } from '../http/SandboxApp';

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
    times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    each: Type.Optional(Type.Literal(true)),
    delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000, default: 1000 })),
  },
  { additionalProperties: false },
);
export type Fault = Static<typeof Fault>;

export interface FaultHit extends Pick<Fault, 'fault' | 'target'> {
  subject: string | null;
}

export interface FaultBox {
  add(fault: Fault): void;
  list(): readonly Fault[];
  listHits(): readonly FaultHit[];
  clear(): void;
  take(target: FaultTarget, subject: string | null): Fault | null;
}

interface OpenFault {
  fault: Fault;
  subjects: Set<string | null>;
}

const maxHits = 10_000;

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
      if (hits.length > maxHits) hits.shift();
      if (fault.times === undefined) return fault;
      found.fault = { ...fault, times: fault.times - 1 };
      open = open.filter(({ fault: { times } }) => times !== 0);
      return fault;
    },
  };
}

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
