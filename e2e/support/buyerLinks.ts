import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createAccessLink } from '@/commerce/modules/access/accessLink';
import { createReminderToken } from '@/commerce/modules/reminders/reminderToken';
import { getPaymentId } from './database';
import { readRun } from './run';

function readSecrets(): string[] {
  const { dataDir } = readRun(process.env);
  return [readFileSync(path.join(dataDir, 'buyer-link.secret'), 'utf8').trim()];
}

export const forgeLink = (link: string): string =>
  `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;

export function getReminderPath(leadId: string): string {
  const lead = { id: leadId, createdAt: new Date() };
  const token = createReminderToken({ buyerLinkSecrets: readSecrets() }, lead);
  return `/reminder/${token ?? ''}`;
}

/**
 * The path of the link to the account, as in the mail.
 * @param token of a paid purchase of this run
 * @param sentAt when the mail was written
 */
export async function getAccessPath(token: string, sentAt = new Date()): Promise<string> {
  const services = {
    buyerLinkSecrets: readSecrets(),
    clock: () => sentAt,
    schools: [],
    webUrl: '',
  };
  const link = createAccessLink(services, {
    id: await getPaymentId(token),
    state: 'paid',
    business: 'medcof',
    purchase: { type: 'direct' },
  });
  if (link === null) throw new Error('The purchase has no link to an account.');
  return link;
}
