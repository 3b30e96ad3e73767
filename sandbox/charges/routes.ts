import Type from 'typebox';
import { ProblemError } from '../http/problems';
import { IdParameters, type SandboxApp } from '../http/SandboxApp';
import type { Sandbox } from '../Sandbox';
import { ChargeRequest } from './chargeMethods';
import { findCharge, getCharge, findChargeByMethod } from './chargeStore';
import { createCharge } from './createCharge';
import { type ChargePage, listCharges } from './listCharges';
import { inPersonMethods } from './methods/inPerson';
import { type ChargeMove, moveCharge } from './moveCharge';
import { type Charge, toCharge } from './StoredCharge';

const PaymentIdQuery = Type.Object({ paymentId: Type.String({ minLength: 1, maxLength: 100 }) });
const DayQuery = Type.Object({
  day: Type.String({ format: 'date' }),
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
});
const ChargesQuery = Type.Union([PaymentIdQuery, DayQuery]);

/** What a merchant may do to a charge, with what each does. */
const merchantMoves = [
  ['capture', 'takes what is held'],
  ['refund', 'gives back what was taken, as the shop also can at the desk of its acquirer'],
  ['void', 'gives up a charge that waits for its buyer or is held'],
  ['expire', 'ends an open Pix, bank slip or M-Pesa'],
] as const satisfies readonly [ChargeMove, string][];

/** Calls of a merchant's server: create, read and end charges. */
export function registerCharges(app: SandboxApp, sandbox: Sandbox): void {
  const { journal, publicUrl } = sandbox;

  app.post(
    '/charges',
    { config: { does: 'charges, once for each payment id' }, schema: { body: ChargeRequest } },
    async (request, reply): Promise<Charge> => {
      const { charge, isNew } = await createCharge(sandbox, request.body);
      reply.code(isNew ? 201 : 200);
      return toCharge(charge, publicUrl);
    },
  );

  app.get(
    '/charges',
    {
      config: { does: 'the charge of a payment, or those created on a day' },
      schema: { querystring: ChargesQuery },
    },
    async ({ query }): Promise<Charge | ChargePage> => {
      if ('day' in query) return listCharges(sandbox, query);
      const id = journal.state.chargeIdByPaymentId.get(query.paymentId) ?? '';
      return toCharge(getCharge(sandbox, id), publicUrl);
    },
  );

  app.get(
    '/charges/:id',
    { config: { does: 'a charge by its own id' }, schema: { params: IdParameters } },
    async (request): Promise<Charge> => toCharge(getCharge(sandbox, request.params.id), publicUrl),
  );

  for (const [move, does] of merchantMoves) {
    app.post(
      `/charges/:id/${move}`,
      { config: { does }, schema: { params: IdParameters } },
      async (request): Promise<Charge> => {
        const charge = getCharge(sandbox, request.params.id);
        return toCharge(await moveCharge(sandbox, charge, move), publicUrl);
      },
    );
  }
}

const TxidParameters = Type.Object({ txid: Type.String({ pattern: '^[a-zA-Z0-9]{26,35}$' }) });

const MpesaAnswer = Type.Object(
  { result: Type.Enum(['completed', 'cancelled', 'expired']) },
  { additionalProperties: false },
);

const moveByResult = {
  completed: 'pay',
  cancelled: 'cancel',
  expired: 'expire',
} as const satisfies Record<string, ChargeMove>;

/** What a payer does outside the shop, at a bank or on a phone. No API key: tests call it. */
export function registerPayers(app: SandboxApp, sandbox: Sandbox): void {
  const { journal, publicUrl } = sandbox;

  app.post(
    '/pix/:txid/pay',
    { config: { does: 'pays a Pix, also after it expired' }, schema: { params: TxidParameters } },
    async (request): Promise<Charge> => {
      const id = journal.state.chargeIdByTxid.get(request.params.txid) ?? '';
      return toCharge(await moveCharge(sandbox, getCharge(sandbox, id), 'pay'), publicUrl);
    },
  );

  app.post(
    '/bankslips/:id/pay',
    { config: { does: 'pays a bank slip' }, schema: { params: IdParameters } },
    async (request): Promise<Charge> => {
      const charge = findChargeByMethod(sandbox, request.params.id, 'bankslip');
      return toCharge(await moveCharge(sandbox, charge, 'pay'), publicUrl);
    },
  );

  app.post(
    '/in-person/:id/receive',
    {
      config: { does: 'says that the seller received the money in person' },
      schema: { params: IdParameters },
    },
    async (request): Promise<Charge> => {
      const charge = findCharge(sandbox, request.params.id);
      if (!Object.hasOwn(inPersonMethods, charge.terms.method)) {
        throw new ProblemError(404, 'not_found', 'There is no such charge in person.');
      }
      return toCharge(await moveCharge(sandbox, charge, 'pay'), publicUrl);
    },
  );

  app.post(
    '/mpesa/:id/answer',
    {
      config: { does: 'answers on the phone: completed, cancelled or expired' },
      schema: { params: IdParameters, body: MpesaAnswer },
    },
    async (request): Promise<Charge> => {
      const charge = findChargeByMethod(sandbox, request.params.id, 'm-pesa');
      const move = moveByResult[request.body.result];
      return toCharge(await moveCharge(sandbox, charge, move), publicUrl);
    },
  );
}
