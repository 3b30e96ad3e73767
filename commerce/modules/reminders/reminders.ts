import type { ReminderLink, RemindersWithdrawn } from '@/contract/reminder';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { readLink } from '../../signedLinks';
import { createPricedPlan } from '../catalogue/pricePlan';
import { findLead, type LeadRow } from '../leads/leads';
import { describePaymentLink } from '../payLinks/describePaymentLink';
import { reminderRepository } from './repository';

export function findSoldToLead({ catalogue }: Pick<Services, 'catalogue'>, lead: LeadRow) {
  const product = catalogue.getProduct(lead.productCode, lead.business, lead.operation);
  const plan = product?.plans.find(({ id }) => lead.planId === null || id === lead.planId);
  return product && plan && { product, plan };
}

export const mayRemind = ({ connection }: Pick<Services, 'connection'>, leadId: string) =>
  reminderRepository(connection).mayRemind(leadId);

/**
 * Finds the person who is reminded, by the token of the mail's link. Withdraws nothing: programs that
 * scan mails open their links.
 * @throws ProblemError not_found, alike for a link that is not ours and a person who is forgotten
 */
export async function getReminder(services: Services, token: string): Promise<ReminderLink> {
  const lead = await findLinked(services, token);
  const sold = findSoldToLead(services, lead);
  if (!sold) throw new ProblemError('not_found');
  const { standardAmount } = sold.plan;
  const link = await describePaymentLink(services, lead.id, sold.product);
  return {
    ...link,
    plan: createPricedPlan(sold.plan, {
      amount: standardAmount,
      locale: link.locale,
      standardAmount,
    }),
    isWithdrawn: await reminderRepository(services.connection).isWithdrawn(lead.id),
  };
}

/**
 * Ends all reminders of a person, whichever they agreed to. Repeated, it changes nothing.
 * @throws ProblemError not_found, as getReminder
 */
export async function withdrawReminders(
  services: Services,
  token: string,
): Promise<RemindersWithdrawn> {
  const lead = await findLinked(services, token);
  await reminderRepository(services.connection).withdraw(lead.id, services.clock());
  return { isWithdrawn: true };
}

async function findLinked(services: Services, token: string): Promise<LeadRow> {
  const link = readLink(services, 'reminder', token);
  const lead = link && (await findLead(services.connection, link.id));
  if (!lead) throw new ProblemError('not_found');
  return lead;
}
