import { validate as isUuid } from 'uuid';
import type { Services } from '../../Services';
import { findLead } from '../leads/leads';
import { createBuyer, type VoucherBuyer } from './buyer';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct';

export interface KnownBuyer {
  flowId?: string | undefined;
  leadId?: string | undefined;
  seller?: string | undefined;
  afterPlanId?: string | undefined;
}

export async function findBuyer(
  { catalogue, connection }: Services,
  product: CatalogueProduct,
  { leadId, seller = '', ...input }: KnownBuyer,
): Promise<VoucherBuyer> {
  const flowId = input.flowId ?? null;
  const lead = leadId && isUuid(leadId) ? await findLead(connection, leadId) : undefined;
  if (lead) return createBuyer(catalogue, lead, { flowId, product });
  const bought = catalogue.getPlan(input.afterPlanId ?? '')?.product ?? product;
  return {
    email: null,
    leadId: null,
    flowId,
    flowProduct: bought,
    seller,
    ...(bought.code !== product.code && { isPresumedStudent: true }),
  };
}
