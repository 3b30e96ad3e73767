import type { PaymentRequest } from '@/contract/payment';
import { sellers } from '../catalog/sellers';
import { invalidField } from '../errors/invalidField';
import type { Services } from '../Services';
import { checkBuyer } from './checkBuyer';
import { orderParts } from './orderParts';
import type { PaymentOrder } from './PaymentOrder';
import { requireContract } from './requireContract';
import { saleOfType } from './sales/saleOfType';

/**
 * Checks a payment request against what is sold and prices it.
 * @throws ProblemError invalid_field for what is not sold, price_changed with the right amount when
 * the buyer was shown another one, contract_not_accepted.
 */
export async function orderFromRequest(
  services: Services,
  request: PaymentRequest,
): Promise<PaymentOrder> {
  checkBuyer(request);
  const sale = await saleOfType[request.type](services, {
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
    parts: await orderParts(services, sale, request, {
      leadId: request.sfLeadId,
      seller: {
        hasAccount: (sellers[request.operation].get(request.seller)?.account ?? null) !== null,
      },
    }),
  };
}
