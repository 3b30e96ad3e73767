import type { PaymentType } from '@/contract/enumerations';
import { findDirectSale } from './findDirectSale';
import { findInvoiceSale } from './findInvoiceSale';
import { findRenewalSale } from './findRenewalSale';
import { findSaleInvoiceSale } from './findSaleInvoiceSale';
import { findUpgradeSale } from './findUpgradeSale';
import type { FindSale } from './Sale';

/** How the sale of each type of payment is found. */
export const saleOfType: Record<PaymentType, FindSale> = {
  direct: findDirectSale,
  invoice: findInvoiceSale,
  'sale-invoice': findSaleInvoiceSale,
  'first-invoice-payment': findInvoiceSale,
  renew: findRenewalSale,
  upgrade: findUpgradeSale,
};
