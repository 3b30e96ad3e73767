import type { Invoice } from '@/contract/invoice';
import type { Executor } from '../../database/connect';
import { ProblemError } from '../../http/problems';
import { createReference } from '../../secrets';
import type { Services } from '../../Services';
import { createPricedPlan } from '../catalogue/pricePlan';
import { describePaymentLink } from './describePaymentLink';
import { findOpen } from './findOpen';
import { invoiceRepository, type InvoiceRow } from './repository';

export const findOpenInvoice = (
  { clock, connection }: Pick<Services, 'clock' | 'connection'>,
  id: string,
): Promise<InvoiceRow | undefined> => invoiceRepository(connection).findOpen(id, clock());

/**
 * @throws ProblemError already_paid; not_found for an invoice that is unknown, cancelled or expired.
 */
export async function getInvoice(services: Services, id: string): Promise<Invoice> {
  const { catalogue, clock, connection } = services;
  const invoice = await findOpen(invoiceRepository(connection), id, clock());
  const sold = invoice && catalogue.getPlan(invoice.planId);
  if (!sold) throw new ProblemError('not_found');
  const { amount, description, dueDate, endsAt, kind, leadId } = invoice;
  const link = await describePaymentLink(services, leadId, sold.product);
  return {
    id,
    kind,
    state: 'open',
    description,
    dueDate,
    endsAt: endsAt.toISOString(),
    ...link,
    plan: createPricedPlan(sold.plan, { amount, standardAmount: amount, locale: link.locale }),
  };
}

/** @returns The id that its link carries. */
export async function createInvoice(
  db: Executor,
  invoice: Omit<InvoiceRow, 'id'>,
): Promise<string> {
  const id = createReference();
  await invoiceRepository(db).create({ id, ...invoice });
  return id;
}
