import Type from 'typebox';
import type { Charge } from '../charges/Charge';
import type { ChargeMove } from '../charges/chargeMoves';
import { ChargeRequest } from '../charges/ChargeRequest';
import { createCharge } from '../charges/createCharge';
import { getCharge } from '../charges/getCharge';
import { moveCharge } from '../charges/moveCharge';
import { toCharge } from '../charges/toCharge';
import type { Sandbox } from '../Sandbox';
import { IdParameters } from './IdParameters';
import type { SandboxApp } from './SandboxApp';

const PaymentIdQuery = Type.Object({ paymentId: Type.String({ minLength: 1, maxLength: 100 }) });

const merchantMoves = [
  'capture',
  'refund',
  'void',
  'expire',
] as const satisfies readonly ChargeMove[];

/** The calls of a merchant's server: create, read and end charges. */
export function registerCharges(app: SandboxApp, sandbox: Sandbox): void {
  const { journal, publicUrl } = sandbox;

  app.post(
    '/charges',
    { schema: { body: ChargeRequest } },
    async (request, reply): Promise<Charge> => {
      const { charge, isNew } = await createCharge(sandbox, request.body);
      reply.code(isNew ? 201 : 200);
      return toCharge(charge, publicUrl);
    },
  );

  app.get(
    '/charges',
    { schema: { querystring: PaymentIdQuery } },
    async (request): Promise<Charge> => {
      const id = journal.state.chargeIdByPaymentId.get(request.query.paymentId) ?? '';
      return toCharge(getCharge(sandbox, id), publicUrl);
    },
  );

  app.get('/charges/:id', { schema: { params: IdParameters } }, async (request): Promise<Charge> =>
    toCharge(getCharge(sandbox, request.params.id), publicUrl),
  );

  for (const move of merchantMoves) {
    app.post(
      `/charges/:id/${move}`,
      { schema: { params: IdParameters } },
      async (request): Promise<Charge> => {
        const charge = getCharge(sandbox, request.params.id);
        return toCharge(await moveCharge(sandbox, charge, move), publicUrl);
      },
    );
  }
}
