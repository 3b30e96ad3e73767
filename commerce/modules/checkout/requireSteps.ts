import type { FlowStep } from '@/contract/productConfig';
import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct';
import { findNamedFlow, findSaleFlow, sellsInFlow } from '../catalogue/saleFlows';
import { requireContract } from '../contracts/acceptContract';
import type { LeadRow } from '../leads/leads';
import type { Sale } from './Sale';
import { hasPaidPurchase } from '../payments/ownership';

/** The lead's flow decides; a flow that the caller names can only require more. */
function listSteps(
  product: CatalogueProduct,
  lead: LeadRow,
  namedFlowId: string | null,
): FlowStep[] {
  const named = findNamedFlow(product, namedFlowId)?.steps ?? [];
  return [...(findSaleFlow(product, lead.flowId)?.steps ?? []), ...named];
}

/**
 * Requires that a first sale belongs to its lead and that its flow has reached the payment: the plan
 * belongs to the lead's product or is offered in a flow of it, the phone is verified, the contract
 * accepted, and an offer that follows the purchase is paid after it.
 * @param namedFlowId The flow that the caller names; the lead's own counts in any case.
 * @throws ProblemError invalid_field for a plan that is not sold to this lead, phone_not_verified,
 *   contract_not_accepted, not_paid_yet.
 */
export async function requireSteps(
  services: Services,
  lead: LeadRow,
  sale: Sale,
  namedFlowId: string | null,
): Promise<void> {
  const { catalogue, connection } = services;
  const product = catalogue.getProduct(lead.productCode, lead.business, lead.operation);
  if (!product) throw invalidField('/sfLeadId', 'unavailable');
  const isOwn = product.plans.some(({ id }) => id === sale.planId);
  if (!isOwn && !sellsInFlow(catalogue, product, sale.planId)) {
    throw invalidField('/planId', 'not_the_leads');
  }
  const steps = listSteps(product, lead, namedFlowId);
  const needsPhone = steps.some(({ templateId }) => templateId === 'phone-verification');
  if (needsPhone && !lead.phoneVerifiedAt) throw new ProblemError('phone_not_verified');
  if (isOwn) await requireContract(services, steps, sale);
  else if (!(await hasPaidPurchase(connection, lead.id, product.code))) {
    throw new ProblemError('not_paid_yet');
  }
}
