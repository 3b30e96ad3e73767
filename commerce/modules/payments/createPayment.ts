import type { PaymentRequest } from '@/contract/payment';
import { invalidField } from '../../http/problems';
import type { Services } from '../../Services';
import { hasSellerAccount } from '../catalogue/sellers';
import { requireContract } from '../contracts/acceptContract';
import { checkBuyer } from '../leads/leads';
import { findSale } from '../payLinks/findSale';
import { withAttempt, hashAttempt } from './attempts';
import type { PaymentCaller } from './answerPayment';
import { createOrderParts } from './orderParts';
import type { Payment } from './tables';
import type { PaymentOrder } from './PaymentOrder';
import { placePayment } from './placePayment';

/**
 * POST /api/v2/payment: checks, prices and pays, once per idempotency key and once per purchase.
 * @throws ProblemError invalid_field, price_changed and those of placePayment.
 */
export async function createPayment(
  services: Services,
  request: PaymentRequest,
  { cardSecret, idempotencyKey }: PaymentCaller,
): Promise<Payment> {
  const requestHash = hashAttempt(request);
  return withAttempt(services, { idempotencyKey, requestHash }, async (key) =>
    placePayment(services, await createOrder(services, request, cardSecret), key),
  );
}

/**
 * Checks a payment request against what is sold and prices it.
 * @throws ProblemError invalid_field for what is not sold, price_changed with the right amount when
 * the buyer was shown another one, contract_not_accepted.
 */
async function createOrder(
  services: Services,
  request: PaymentRequest,
  cardSecret: string | null,
): Promise<PaymentOrder> {
  checkBuyer(request);
  const sale = await findSale[request.type](services, {
    type: request.type,
    reference: request.referenceId ?? null,
    leadId: request.sfLeadId,
    business: request.business,
    productCode: request.productCode,
    operation: request.operation,
    planId: request.planId,
    voucher: request.voucher || null,
    offer: request.offer || null,
  });
  if (request.plan !== sale.planCode) throw invalidField('/plan', 'unknown');
  if (request.planType !== sale.planType) throw invalidField('/planType', 'unknown');
  const flowId = request.flowId || null;
  if (sale.type === 'direct') await requireContract(services, { ...sale, flowId });
  return {
    leadId: request.sfLeadId,
    sale,
    flowId,
    seller: request.seller,
    source: request.source,
    payer: {
      name: request.name.trim(),
      email: request.email,
      phone: request.phone,
      document: request.document ?? null,
    },
    billingAddress: request.address ?? null,
    amount: request.amount,
    parts: await createOrderParts(services, sale, request, {
      leadId: request.sfLeadId,
      cardSecret,
      seller: {
        hasAccount: hasSellerAccount(request.operation, request.seller),
      },
    }),
  };
}
