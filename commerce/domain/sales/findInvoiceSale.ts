import { createInvoices } from '../../database/createInvoices';
import { ProblemError } from '../../errors/ProblemError';
import type { Services } from '../../Services';
import { checkAskedPlan } from './checkAskedPlan';
import type { Sale, SaleQuestion } from './Sale';
import { saleOfPlan } from './saleOfPlan';

/**
 * An open invoice of this kind and this lead, whatever the plan costs today.
 * @throws ProblemError not_found, invalid_field when it is for another plan.
 */
export async function findInvoiceSale(
  { catalog, clock, connection }: Services,
  question: SaleQuestion,
): Promise<Sale> {
  const invoice = await createInvoices(connection).getOpen(question.reference ?? '', clock());
  const known = invoice && catalog.getPlan(invoice.planId);
  if (!known || invoice.kind !== question.type || invoice.leadId !== question.leadId) {
    throw new ProblemError('not_found');
  }
  checkAskedPlan(question, known);
  const { amount, description, id } = invoice;
  return saleOfPlan(question, known.plan, { amount, description, reference: id });
}
