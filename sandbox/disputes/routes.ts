import Type from 'typebox';
import type { Dispute, LedgerKind } from '../charges/Charge';
import { commitCharge, findCharge } from '../charges/chargeStore';
import { type Charge, type StoredCharge, toCharge } from '../charges/StoredCharge';
import { createId } from '../createId';
import { ProblemError } from '../http/problems';
import { IdParameters, type SandboxApp } from '../http/SandboxApp';
import type { Sandbox } from '../Sandbox';

const Outcome = Type.Object(
  { result: Type.Enum(['won', 'lost']) },
  { additionalProperties: false },
);

/**
 * Acts for a buyer who disputes a card charge at the bank, weeks or months later. The charge stays
 * captured: the shop decides what a dispute means.
 */
export function registerDisputes(app: SandboxApp, sandbox: Sandbox): void {
  app.post(
    '/charges/:id/dispute',
    {
      config: { does: "disputes a card's charge at the buyer's bank" },
      schema: { params: IdParameters },
    },
    async ({ params }): Promise<Charge> =>
      toCharge(await openDispute(sandbox, findCardCharge(sandbox, params.id)), sandbox.publicUrl),
  );

  app.post(
    '/charges/:id/dispute/outcome',
    {
      config: { does: 'ends the dispute: won by the shop, or lost' },
      schema: { params: IdParameters, body: Outcome },
    },
    async ({ body, params }): Promise<Charge> => {
      const charge = findCardCharge(sandbox, params.id);
      return toCharge(await closeDispute(sandbox, charge, body.result), sandbox.publicUrl);
    },
  );
}

/** @throws ProblemError 404 when there is no such charge or it is not a card's */
function findCardCharge(sandbox: Sandbox, id: string): StoredCharge {
  const charge = findCharge(sandbox, id);
  if (!['credit-card', 'default-credit-card'].includes(charge.terms.method)) {
    throw new ProblemError(404, 'not_found', 'There is no such charge of a card.');
  }
  return charge;
}

/**
 * @throws ProblemError 409 `invalid_state` unless the charge is captured and was never disputed; a
 *   dispute that is open already is no error
 */
async function openDispute(sandbox: Sandbox, charge: StoredCharge): Promise<StoredCharge> {
  if (charge.dispute?.status === 'open') return charge;
  if (charge.status !== 'captured') {
    throw refusal(charge, `A charge that is ${charge.status} cannot be disputed.`);
  }
  if (charge.dispute) throw refusal(charge, 'A charge can be disputed once only.');
  return changeDispute(sandbox, charge, { status: 'open' }, 'disputed');
}

/**
 * @param result `won` when the merchant keeps the money, `lost` when the buyer gets it back
 * @throws ProblemError 409 `invalid_state` when there is no open dispute; a repeated result is no
 *   error
 */
async function closeDispute(
  sandbox: Sandbox,
  charge: StoredCharge,
  result: 'won' | 'lost',
): Promise<StoredCharge> {
  if (charge.dispute?.status === result) return charge;
  if (charge.dispute?.status !== 'open') {
    throw refusal(charge, 'There is no open dispute about this charge.');
  }
  return changeDispute(sandbox, charge, { status: result }, `dispute_${result}`);
}

const refusal = ({ status }: StoredCharge, detail: string) =>
  new ProblemError(409, 'invalid_state', detail, { chargeStatus: status });

function changeDispute(
  sandbox: Sandbox,
  charge: StoredCharge,
  dispute: Dispute,
  kind: LedgerKind,
): Promise<StoredCharge> {
  const { declineCode, id: chargeId, profileId, status } = charge;
  return commitCharge(sandbox, {
    type: 'charge-changed',
    at: sandbox.now().toISOString(),
    webhookId: createId('evt'),
    eventType: dispute.status === 'open' ? 'dispute.opened' : 'dispute.closed',
    chargeId,
    change: { status, declineCode, profileId, dispute, ledger: [kind] },
  });
}
