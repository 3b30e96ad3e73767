import type { PaymentV1Request } from '@/contract/paymentV1';
import { sellers } from '../../catalog/sellers';
import { createLeads } from '../../database/createLeads';
import { invalidField } from '../../errors/invalidField';
import { ProblemError } from '../../errors/ProblemError';
import type { Payer } from '../../providers/ChargeOrder';
import type { Services } from '../../Services';
import { checkBuyer } from '../checkBuyer';
import { orderParts } from '../orderParts';
import type { PaymentOrder } from '../PaymentOrder';
import { saleOfType } from '../sales/saleOfType';
import { getKnownDocument } from './getKnownDocument';
import type { KnownSubject } from './KnownSubject';
import { subjectOfType } from './subjectOfType';

/** Only an upgrade chooses a plan. */
function planOf({ planId, type }: PaymentV1Request, subject: KnownSubject): string {
  if (type === 'upgrade') {
    if (!planId) throw invalidField('/planId', 'required');
    return planId;
  }
  if (planId && planId !== subject.planId) throw invalidField('/planId', 'unknown');
  return subject.planId;
}

async function payerOf(
  services: Services,
  { leadId, payer }: KnownSubject,
  document: string | undefined,
): Promise<Payer> {
  const lead = await createLeads(services.connection).get(leadId);
  if (!lead) throw new ProblemError('not_found');
  const { email, name, phone } = payer ?? lead;
  checkBuyer({ name, email, document });
  return {
    name,
    email,
    phone,
    document: document ?? payer?.document ?? (await getKnownDocument(services, leadId)),
  };
}

/**
 * Checks and prices a payment of something that the service knows: who pays, what for and how much
 * is read from what it refers to.
 * @throws ProblemError not_found, invalid_field, already_paid, price_changed.
 */
export async function orderFromReference(
  services: Services,
  request: PaymentV1Request,
): Promise<PaymentOrder> {
  const subject = await subjectOfType[request.type](services, request.referenceId);
  const { leadId, offer, product, reference, voucher } = subject;
  const { business, code: productCode, operation } = product;
  const sale = await saleOfType[request.type](services, {
    type: request.type,
    reference,
    leadId,
    business,
    productCode,
    operation,
    planId: planOf(request, subject),
    voucher,
    offer,
  });
  const account = sellers[operation].get(request.seller)?.account ?? null;
  return {
    leadId,
    sale,
    flowId: request.flowId || subject.flowId,
    seller: request.seller,
    source: request.source,
    payer: await payerOf(services, subject, request.document),
    billingAddress: request.address ?? subject.billingAddress,
    amount: request.amount,
    parts: await orderParts(services, sale, request, {
      leadId,
      seller: { hasAccount: account !== null },
    }),
  };
}
