import type { Invoice } from '@/contract/invoice';
import type { Executor } from '../../database/connect';
import { ProblemError } from '../../http/problems';
import { createReference } from '../../secrets';
import type { Services } from '../../Services';
import { createPricedPlan } from '../catalogue/pricePlan';
import { describePaymentLink } from './describeSale';
import { invoiceRepository, type InvoiceRow } from './repository';

/** @throws ProblemError not_found for an invoice that is unknown, paid, cancelled or over. */
export async function getInvoice(services: Services, id: string): Promise<Invoice> {
  const { catalogue, clock, connection } = services;
  const invoice = await invoiceRepository(connection).findOpen(id, clock());
  const known = invoice && catalogue.getPlan(invoice.planId);
  if (!known) throw new ProblemError('not_found');
  const { amount, description, dueDate, endsAt, kind, leadId } = invoice;
  return {
    id,
    kind,
    state: 'open',
    description,
    dueDate,
    endsAt: endsAt.toISOString(),
    ...(await describePaymentLink(services, leadId, known.product)),
    plan: createPricedPlan(known.plan, { amount, standardAmount: amount }),
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
