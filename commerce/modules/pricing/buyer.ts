import type { Catalogue } from '../catalogue/createCatalogue';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct';
import { findNamedFlow } from '../catalogue/saleFlows';
import type { LeadRow } from '../leads/leads';

export interface VoucherBuyer {
  leadId: string | null;
  seller: string;
  email: string | null;
  flowProduct: CatalogueProduct;
  flowId: string | null;
  /**
   * Assumed where a page follows a purchase and does not know its buyer yet. An order knows its buyer,
   * and is checked.
   */
  isPresumedStudent?: true;
}

interface PricedFor {
  flowId: string | null;
  product: CatalogueProduct;
}

export function createBuyer(
  catalogue: Catalogue,
  lead: LeadRow,
  { flowId, product }: PricedFor,
): VoucherBuyer {
  const { business, email, id: leadId, operation, productCode, seller } = lead;
  const flowProduct = catalogue.getProduct(productCode, business, operation) ?? product;
  // A payment link's own flow, such as a recovery's, brings no price.
  const isNamed = findNamedFlow(flowProduct, flowId) !== undefined;
  return { leadId, email, seller, flowId: isNamed ? flowId : lead.flowId, flowProduct };
}
