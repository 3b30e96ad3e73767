import { createInvoices } from '../../database/createInvoices';
import type { Services } from '../../Services';
import { findCustomSale } from './findCustomSale';
import { findInvoiceSale } from './findInvoiceSale';
import type { Sale, SaleQuestion } from './Sale';

/**
 * A sale that a seller made: by an invoice, or by an offer that the buyer accepts. Their ids tell
 * them apart.
 * @throws ProblemError not_found, invalid_field.
 */
export async function findSaleInvoiceSale(
  services: Services,
  question: SaleQuestion,
): Promise<Sale> {
  const invoices = createInvoices(services.connection);
  const invoice = await invoices.getOpen(question.reference ?? '', services.clock());
  return invoice ? findInvoiceSale(services, question) : findCustomSale(services, question);
}
