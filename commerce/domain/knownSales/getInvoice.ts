import type { Invoice } from '@/contract/invoice';
import { createInvoices } from '../../database/createInvoices';
import { ProblemError } from '../../errors/ProblemError';
import type { Services } from '../../Services';
import { planAtPrice } from '../planAtPrice';
import { describeSale } from './describeSale';

/** @throws ProblemError not_found for an invoice that is unknown, paid, cancelled or over. */
export async function getInvoice(services: Services, id: string): Promise<Invoice> {
  const { catalog, clock, connection } = services;
  const invoice = await createInvoices(connection).getOpen(id, clock());
  const known = invoice && catalog.getPlan(invoice.planId);
  if (!known) throw new ProblemError('not_found');
  const { amount, description, dueDate, endsAt, kind, leadId } = invoice;
  return {
    id,
    kind,
    state: 'open',
    description,
    dueDate,
    endsAt: endsAt.toISOString(),
    ...(await describeSale(services, leadId, known.product)),
    plan: planAtPrice(known.plan, { amount, standardAmount: amount }),
  };
}
