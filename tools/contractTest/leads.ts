import { randomUUID } from 'node:crypto';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { type LeadRequest, LeadResponse } from '@/contract/lead';
import { LeadUpdate } from '@/contract/leadUpdate';
import { buildPath, paths } from '@/contract/paths';
import { Problem } from '@/contract/problem';
import type { Contact } from '@/testing/contact';
import { createLeadRequest } from '@/testing/requests';
import { createChannel } from '@/testing/sales';
import { Breach, needed } from './checks';
import { type Catalogue, type ContractTest, mark, nobody } from './ContractTest';
import {
  expectAnswer,
  expectAnswerIfAny,
  expectProblem,
  expectSame,
  expectValue,
} from './expectations';

export const createContact = (): Contact => ({
  name: 'Teste de Contrato',
  email: `${mark}-${randomUUID().slice(0, 8)}@example.com`,
  phone: '+5511900000000',
});

export function createLead(
  contact: Contact,
  subject: ContractTest['subject'],
  { config, product }: Catalogue,
): LeadRequest {
  const [flow] = config.checkoutFlow;
  const [plan] = product.plans;
  return createLeadRequest(
    {
      ...contact,
      ...(plan && { planId: plan.id, planType: plan.type }),
      ...(flow && { flowId: flow.id }),
      tracking: { utm_source: mark },
    },
    createChannel({ ...subject, source: mark }),
  );
}

export async function checkLeads(
  { check, service, subject }: ContractTest,
  catalogue: Catalogue,
): Promise<void> {
  const request = createLead(createContact(), subject, catalogue);
  const key = randomUUID();
  const send = (body: object | string, sentKey: string | null = randomUUID()) =>
    service.send({ method: 'POST', path: paths.lead, body, key: sentKey });

  const leadId = await check('a lead is kept', async () => {
    return expectAnswer(await send(request, key), 201, LeadResponse).leadId;
  });
  await check('the same key and body are the same lead', async () => {
    const first = needed(leadId, 'lead');
    const again = expectAnswer(await send(request, key), 201, LeadResponse);
    expectSame('leadId', again.leadId, first);
  });
  await check('the same key with another body is refused: 422', async () => {
    needed(leadId, 'lead');
    const other = { ...request, name: 'Outro Teste' };
    expectProblem(await send(other, key), 422, 'idempotency_key_reused');
  });
  await check('a write without a key is refused: 400', async () =>
    expectProblem(await send(request, null), 400, 'idempotency_key_required'),
  );
  await check('what is no JSON is refused: 400', async () =>
    expectProblem(await send('{'), 400, 'malformed_json'),
  );
  await check('a refused field is named by its JSON pointer', async () => {
    const answer = await send({ ...request, phone: '11900000000' });
    if (answer.status !== 400 && answer.status !== 422)
      throw new Breach(`${answer.call} answered ${answer.status} instead of 400 or 422`);
    const { errors = [] } = expectValue(answer.call, answer.text, Problem);
    expectSame('The field', errors[0]?.field, '/phone');
  });

  const complete = (id: string) =>
    service.send({
      method: 'PATCH',
      path: buildPath(paths.leadUpdate, { leadId: id }),
      body: { business: subject.business, document: generateCpf() },
    });
  await check('a lead is completed with a document', async () => {
    const answer = await complete(needed(leadId, 'lead'));
    const { completed } = expectAnswerIfAny(
      answer,
      LeadUpdate,
      'a document stands in the payment only',
    );
    if (!completed.includes('document'))
      throw new Breach(`${answer.call} does not list the document as completed`);
  });
  await check('an unknown lead is not completed: 404', async () => {
    const { call, status } = await complete(nobody);
    if (status !== 404) throw new Breach(`${call} answered ${status} instead of 404`);
  });
}
