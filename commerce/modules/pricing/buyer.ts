import type { Catalogue } from '../catalogue/createCatalogue';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct';
import { findNamedFlow } from '../catalogue/saleFlows';
import type { LeadRow } from '../leads/leads';

/** Who buys, as far as vouchers depend on it. */
export interface VoucherBuyer {
  /** null while nobody has left a lead. */
  leadId: string | null;
  /** The lead's, else the link's. */
  seller: string;
  /** The lead's; null while nobody has left one. */
  email: string | null;
  /** The product whose flow the buyer is on: the lead's own, also while another is offered. */
  flowProduct: CatalogueProduct;
  flowId: string | null;
  /**
   * Taken for granted where a page follows a purchase and does not know its buyer yet; whoever orders
   * is known, and asked about.
   */
  isPresumedStudent?: true;
}

interface PricedFor {
  /** The flow that the page or the call names; the lead's own without one. */
  flowId: string | null;
  /** What is priced. */
  product: CatalogueProduct;
}

/** A lead as vouchers see it. */
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
