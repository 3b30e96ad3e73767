import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { LeadResponse } from '@/contract/lead';
import { paths } from '@/contract/paths';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { PaymentPart } from '@/contract/paymentParts';
import type { PaymentMethod } from '@/contract/enumerations';
import type { Plan } from '@/contract/product';
import { createPaymentRequest } from '@/testing/requests';
import { createSale } from '@/testing/sales';
import { Untried } from './checks';
import { type Catalogue, type ContractTest, mark } from './ContractTest';
import { expectAnswer } from './expectations';
import { createContact, createLead } from './leads';
import type { Answer } from './service';

/** Chooses a plan that the method pays at once. @throws Untried where there is none */
export function choosePlan({ product }: Catalogue, method: PaymentMethod): Plan {
  const plan = product.plans.find(
    ({ id, paymentMethods }) => paymentMethods.includes(method) && id !== product.trial?.planId,
  );
  if (!plan) throw new Untried(`no plan is paid by ${method}`);
  return plan;
}

/**
 * Creates the request of a purchase by a new buyer, whose lead it creates first.
 * @param part how the plan's amount is paid
 */
export async function createPurchase(
  { service, subject }: ContractTest,
  catalogue: Catalogue,
  plan: Plan,
  part: PaymentPart,
): Promise<PaymentRequest> {
  const contact = createContact();
  const lead = createLead(contact, subject, catalogue);
  const answer = await service.send({
    method: 'POST',
    path: paths.lead,
    body: { ...lead, planId: plan.id, planType: plan.type },
  });
  const { leadId } = expectAnswer(answer, 201, LeadResponse);
  const [flow] = catalogue.config.checkoutFlow;
  return createPaymentRequest(
    { ...contact, leadId, document: generateCpf() },
    createSale(plan, { ...subject, source: mark }),
    [part],
    {
      ...(flow && { flowId: flow.id }),
      ...(plan.requiresBirthDate && { birthDate: '1990-01-31' }),
    },
  );
}

const stepProblems = ['phone_not_verified', 'contract_not_accepted'];

/**
 * Pays, unless the product's flow requires a step first.
 * @throws Untried when it does
 */
export async function pay(
  { service }: ContractTest,
  request: PaymentRequest,
  key: string,
): Promise<Answer> {
  const answer = await service.send({
    method: 'POST',
    path: paths.paymentV2,
    body: request,
    key,
  });
  const asked = stepProblems.find((code) => answer.text.includes(`"${code}"`));
  if (answer.status === 409 && asked !== undefined)
    throw new Untried(`the flow asks for a step first (${asked}); name another product`);
  return answer;
}
