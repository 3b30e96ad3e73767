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
import { refundCharge } from './refundCharge';
import { type Charge, type StoredCharge, toCharge } from './StoredCharge';

const PaymentIdQuery = Type.Object({ paymentId: Type.String({ minLength: 1, maxLength: 100 }) });
const DayQuery = Type.Object({
  day: Type.String({ format: 'date' }),
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
});
const ForgottenPayers = Type.Object(
  {
    paymentIds: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      minItems: 1,
      maxItems: 10_000,
    }),
  },
  { additionalProperties: false },
);
const RefundBody = Type.Union([
  Type.Object(
    {
      reference: Type.String({ minLength: 1, maxLength: 100 }),
      amount: Type.Integer({ minimum: 1 }),
      pixKey: Type.Optional(Type.String({ minLength: 1, maxLength: 77 })),
    },
    { additionalProperties: false },
  ),
  Type.Null(),
]);
const ChargesQuery = Type.Union([PaymentIdQuery, DayQuery]);

const merchantMoves = [
  ['capture', 'takes what is held'],
  ['void', 'gives up a charge that waits for its buyer or is held'],
  ['expire', 'ends an open Pix, bank slip or M-Pesa'],
] as const satisfies readonly [ChargeMove, string][];

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
    ({ query }): Charge | ChargePage => {
      if ('day' in query) return listCharges(sandbox, query);
      const id = journal.state.chargeIdByPaymentId.get(query.paymentId) ?? '';
      return toCharge(getCharge(sandbox, id), publicUrl);
    },
  );

  app.get(
    '/charges/:id',
    { config: { does: 'a charge by its own id' }, schema: { params: IdParameters } },
    (request): Charge => toCharge(getCharge(sandbox, request.params.id), publicUrl),
  );

  app.post(
    '/charges/forget-payers',
    {
      config: { does: 'takes the payer out of the charges of payments, in the books too' },
      schema: { body: ForgottenPayers },
    },
    async ({ body }) => ({ charges: await journal.forgetPayers(body.paymentIds) }),
  );

  app.post(
    '/charges/:id/refund',
    {
      config: {
        does: 'gives back what was taken, whole or, with a reference and an amount, in part',
      },
      schema: { params: IdParameters, body: Type.Optional(RefundBody) },
    },
    async ({ body, params }): Promise<Charge> => {
      const charge = getCharge(sandbox, params.id);
      return toCharge(await refundCharge(sandbox, charge, body ?? undefined), publicUrl);
    },
  );

  app.post(
    '/charges/:id/receive',
    {
      config: { does: "says that the shop's seller has what is paid in person" },
      schema: { params: IdParameters },
    },
    async ({ params }): Promise<Charge> =>
      toCharge(await receive(sandbox, getCharge(sandbox, params.id)), publicUrl),
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

/** @throws ProblemError 404 for a charge that is not paid in person */
async function receive(sandbox: Sandbox, charge: StoredCharge): Promise<StoredCharge> {
  if (!Object.hasOwn(inPersonMethods, charge.terms.method))
    throw new ProblemError(404, 'not_found', 'There is no such charge in person.');
  return moveCharge(sandbox, charge, 'pay');
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
      return toCharge(await receive(sandbox, charge), publicUrl);
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
