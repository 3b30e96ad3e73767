import type { FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Type from 'typebox';
import { BankSlipDocument } from '../bankSlips/BankSlipDocument';
import { findChargeByMethod } from '../charges/chargeStore';
import { type ChargeMove, moveCharge } from '../charges/moveCharge';
import type { StoredCharge } from '../charges/StoredCharge';
import { ProblemError } from '../http/problems';
import type { Call } from '../http/callList';
import { IdParameters, type SandboxApp } from '../http/SandboxApp';
import type { Sandbox } from '../Sandbox';
import { AnsweredPage, ConfirmationPage } from './BankPages';
import { IndexPage } from './IndexPage';

const Answer = Type.Object({ answer: Type.Enum(['authorize', 'refuse']) });

function moveFor(answer: 'authorize' | 'refuse', { terms }: StoredCharge): ChargeMove {
  if (answer === 'refuse') return 'refuse';
  return terms.method === 'credit-card' && terms.capture === false ? 'confirmHold' : 'confirm';
}

export function registerThreeDSecure(app: SandboxApp, sandbox: Sandbox): void {
  app.get(
    '/3ds/:id',
    {
      config: { does: "the bank's question to the buyer, a page" },
      schema: { params: IdParameters },
    },
    async (request, reply) => {
      const charge = findChargeByMethod(sandbox, request.params.id, 'credit-card');
      if (charge.status !== 'requires_action') return leave(reply, charge);
      return sendPage(reply, <ConfirmationPage charge={charge} />);
    },
  );

  app.post(
    '/3ds/:id/answer',
    {
      config: { does: 'answers it: authorize or refuse' },
      schema: { params: IdParameters, body: Answer },
    },
    async (request, reply) => {
      const charge = findChargeByMethod(sandbox, request.params.id, 'credit-card');
      // The first answer stands: a second click, or the back button, changes nothing.
      if (charge.status === 'requires_action') {
        await moveCharge(sandbox, charge, moveFor(request.body.answer, charge));
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

export function registerIndex(app: SandboxApp, calls: readonly Call[]): void {
  app.get('/', { config: { does: 'this list' } }, async ({ headers }, reply) =>
    headers.accept?.includes('text/html') ? sendPage(reply, <IndexPage calls={calls} />) : calls,
  );
}

export function registerBankSlipDocument(app: SandboxApp, sandbox: Sandbox): void {
  app.get(
    '/bankslips/:id/document',
    { config: { does: 'the bank slip to print, a page' }, schema: { params: IdParameters } },
    async (request, reply) => {
      const { terms, bankSlip, createdAt } = findChargeByMethod(
        sandbox,
        request.params.id,
        'bankslip',
      );
      if (!bankSlip) throw new ProblemError(404, 'not_found', 'There is no such bank slip.');
      return sendPage(
        reply,
        <BankSlipDocument bankSlip={bankSlip} terms={terms} createdAt={createdAt} />,
      );
    },
  );
}

/** Its form leads on to an address of the shop, so the policy has no form-action. */
const pagePolicy =
  "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'; font-src data:";

function sendPage(reply: FastifyReply, page: ReactElement): FastifyReply {
  return (
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      // Lets the bank's own form name the page that it is on.
      .header('referrer-policy', 'same-origin')
      .send(`<!doctype html>${renderToStaticMarkup(page)}`)
  );
}
