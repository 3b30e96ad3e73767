import Type from 'typebox';
import type { Charge } from '../charges/Charge';
import type { ChargeMove } from '../charges/chargeMoves';
import { getCharge } from '../charges/getCharge';
import { getChargeOfMethod } from '../charges/getChargeOfMethod';
import { InPersonTerms } from '../charges/ChargeTerms';
import { moveCharge } from '../charges/moveCharge';
import { toCharge } from '../charges/toCharge';
import { ProblemError } from '../problems/ProblemError';
import type { Sandbox } from '../Sandbox';
import { IdParameters } from './IdParameters';
import type { SandboxApp } from './SandboxApp';

const TxidParameters = Type.Object({ txid: Type.String({ pattern: '^[a-zA-Z0-9]{26,35}$' }) });

const MpesaAnswer = Type.Object(
  { result: Type.Enum(['completed', 'cancelled', 'expired']) },
  { additionalProperties: false },
);

const inPersonMethods: readonly string[] = InPersonTerms.properties.method.enum;
const isInPerson = (method: string) => inPersonMethods.includes(method);

const moveByResult = {
  completed: 'pay',
  cancelled: 'cancel',
  expired: 'expire',
} as const satisfies Record<string, ChargeMove>;

/** What a payer does outside the shop, at a bank or on a phone. Open: it drives tests. */
export function registerPayers(app: SandboxApp, sandbox: Sandbox): void {
  const { journal, publicUrl } = sandbox;

  app.post(
    '/pix/:txid/pay',
    { schema: { params: TxidParameters } },
    async (request): Promise<Charge> => {
      const id = journal.state.chargeIdByTxid.get(request.params.txid) ?? '';
      return toCharge(await moveCharge(sandbox, getCharge(sandbox, id), 'pay'), publicUrl);
    },
  );

  app.post(
    '/bankslips/:id/pay',
    { schema: { params: IdParameters } },
    async (request): Promise<Charge> => {
      const charge = getChargeOfMethod(sandbox, request.params.id, 'bankslip');
      return toCharge(await moveCharge(sandbox, charge, 'pay'), publicUrl);
    },
  );

  app.post(
    '/in-person/:id/receive',
    { schema: { params: IdParameters } },
    async (request): Promise<Charge> => {
      const charge = getCharge(sandbox, request.params.id);
      if (!isInPerson(charge.terms.method)) {
        throw new ProblemError(404, 'not_found', 'There is no such charge in person.');
      }
      return toCharge(await moveCharge(sandbox, charge, 'pay'), publicUrl);
    },
  );

  app.post(
    '/mpesa/:id/answer',
    { schema: { params: IdParameters, body: MpesaAnswer } },
    async (request): Promise<Charge> => {
      const charge = getChargeOfMethod(sandbox, request.params.id, 'm-pesa');
      const move = moveByResult[request.body.result];
      return toCharge(await moveCharge(sandbox, charge, move), publicUrl);
    },
  );
}
