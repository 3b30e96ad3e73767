import { BankSlipDocument } from '../bankSlips/BankSlipDocument';
import { getChargeOfMethod } from '../charges/getChargeOfMethod';
import { ProblemError } from '../problems/ProblemError';
import type { Sandbox } from '../Sandbox';
import { IdParameters } from './IdParameters';
import type { SandboxApp } from './SandboxApp';
import { sendPage } from './sendPage';

/** GET /bankslips/{id}/document: the slip to print, as a page in pt-BR. */
export function registerBankSlipDocument(app: SandboxApp, sandbox: Sandbox): void {
  app.get(
    '/bankslips/:id/document',
    { schema: { params: IdParameters } },
    async (request, reply) => {
      const { terms, bankSlip, createdAt } = getChargeOfMethod(
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
