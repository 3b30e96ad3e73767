import type { Address } from '@/contract/address';
import type { CatalogProduct } from '../../catalog/CatalogProduct';
import type { Payer } from '../../providers/ChargeOrder';

/** What a payment without a buyer's form is about, read from what it refers to. */
export interface KnownSubject {
  leadId: string;
  product: CatalogProduct;
  planId: string;
  /** As the purchase is named; null: a plan's first sale. */
  reference: string | null;
  voucher: string | null;
  offer: string | null;
  flowId: string | null;
  /** Whoever tried to pay before; null: the lead. */
  payer: Payer | null;
  billingAddress: Address | null;
}

/** What a subject does not have unless it was tried to be paid before. */
export const untried = {
  voucher: null,
  offer: null,
  flowId: null,
  payer: null,
  billingAddress: null,
} as const;
