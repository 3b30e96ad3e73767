import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { ChargeMove } from '../charges/chargeMoves';
import { getChargeOfMethod } from '../charges/getChargeOfMethod';
import { moveCharge } from '../charges/moveCharge';
import type { StoredCharge } from '../charges/StoredCharge';
import type { Sandbox } from '../Sandbox';
import { AnsweredPage } from '../threeDSecure/AnsweredPage';
import { ConfirmationPage } from '../threeDSecure/ConfirmationPage';
import { IdParameters } from './IdParameters';
import type { SandboxApp } from './SandboxApp';
import { sendPage } from './sendPage';

const Answer = Type.Object({ answer: Type.Enum(['authorize', 'refuse']) });

function moveOf(answer: 'authorize' | 'refuse', { terms }: StoredCharge): ChargeMove {
  if (answer === 'refuse') return 'refuse';
  return terms.method === 'credit-card' && terms.capture === false ? 'confirmHold' : 'confirm';
}

/** The buyer's bank: asks for confirmation of a card payment and sends the buyer back to the shop. */
export function registerThreeDSecure(app: SandboxApp, sandbox: Sandbox): void {
  app.get('/3ds/:id', { schema: { params: IdParameters } }, async (request, reply) => {
    const charge = getChargeOfMethod(sandbox, request.params.id, 'credit-card');
    if (charge.status !== 'requires_action') return leave(reply, charge);
    return sendPage(reply, <ConfirmationPage chargeId={charge.id} terms={charge.terms} />);
  });

  app.post(
    '/3ds/:id/answer',
    { schema: { params: IdParameters, body: Answer } },
    async (request, reply) => {
      const charge = getChargeOfMethod(sandbox, request.params.id, 'credit-card');
      // A second click, or the back button, finds the question answered: the first answer stands.
      if (charge.status === 'requires_action') {
        await moveCharge(sandbox, charge, moveOf(request.body.answer, charge));
      }
      return leave(reply, charge);
    },
  );
}

function leave(reply: FastifyReply, { terms }: StoredCharge): FastifyReply {
  return terms.returnUrl === undefined
    ? sendPage(reply, <AnsweredPage />)
    : reply.redirect(terms.returnUrl, 303);
}
