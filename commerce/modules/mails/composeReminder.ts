import type { MailMessage } from '../../providers/MailSender';
import type { Services } from '../../Services';
import { createPageUrl, nameSale } from '../../webPages';
import { createReminderToken } from '../reminders/reminderToken';
import { findLead, type LeadRow } from '../leads/leads';
import { findSoldToLead, mayRemind } from '../reminders/reminders';
import { addressMail } from './addressMail';
import { dressMail } from './dress';
import { leadMailKinds } from './kinds/registry';
import type { MailRow } from './repository';

/**
 * Names of a campaign, which the purchase keeps. Values that identify a person's click are left out.
 */
const keptTracking = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/**
 * Composes a planned reminder as it is sent now. Without a link that ends reminders none is sent.
 * @returns null when its person wants none, has bought, is buying or was forgotten, or the product is
 *   no longer sold
 */
export async function composeReminder(
  services: Services,
  { id, leadId }: Pick<MailRow, 'id' | 'leadId'>,
  from: string,
): Promise<MailMessage | null> {
  const lead = await findLead(services.connection, leadId);
  const sold = lead && findSoldToLead(services, lead);
  const token = lead && createReminderToken(services, lead);
  if (!sold || !token || !(await mayRemind(services, leadId))) return null;
  const { webUrl } = services;
  const dress = dressMail(sold.product, lead.locale);
  const subject = {
    name: lead.name,
    product: sold.product.name,
    pages: { purchase: createPurchaseLink(webUrl, lead), reminder: `${webUrl}/reminder/${token}` },
  };
  return addressMail(leadMailKinds['abandoned-cart'].write(subject, dress.t), {
    dress,
    from,
    id,
    to: { name: lead.name, address: lead.email },
    unsubscribe: `${webUrl}/api/unsubscribe/${token}`,
  });
}

/**
 * Leads to the payment in the browser that left the lead, and in another one to the step with the
 * buyer's data. The link says nothing of the buyer, since it may be forwarded.
 */
function createPurchaseLink(webUrl: string, lead: LeadRow): string {
  const campaign = keptTracking.map((name) => [name, lead.tracking?.[name]] as const);
  return createPageUrl(webUrl, '/payment', {
    ...nameSale(lead, lead.locale),
    ...Object.fromEntries(campaign),
  });
}
