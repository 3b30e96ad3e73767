import type { Catalogue } from '../catalogue/createCatalogue';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct';
import type { LeadRow } from '../leads/leads';

/** Who buys, as far as vouchers depend on it. */
export interface VoucherBuyer {
  /** The lead's, else the link's. */
  seller: string;
  /** The lead's; null while nobody has left one. */
  email: string | null;
  /** The product whose flow the buyer is on: the lead's own, also while another is offered. */
  flowProduct: CatalogueProduct;
  flowId: string | null;
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
  const { business, email, operation, productCode, seller } = lead;
  return {
    email,
    seller,
    flowId: flowId ?? lead.flowId,
    flowProduct: catalogue.getProduct(productCode, business, operation) ?? product,
  };
}
