import { inTransaction, type Transaction } from '../../database/connect';
import type { Services } from '../../Services';
import { writeEvent } from '../events/writeEvent';
import { keepLeadConsents, type LeadConsents } from './consents';
import { leadRepository, type NewLead } from './repository';

type WrittenLead = NewLead & LeadConsents;

/**
 * Writes a lead in one transaction with what its buyer agreed to and the events that a destination
 * wants; a lead that has neither needs one statement alone.
 * @returns whether it was written: false when the idempotency key exists already
 */
export function writeLead(
  { connection, destinations }: Services,
  lead: WrittenLead,
): Promise<boolean> {
  const { business, consent, reminderConsent } = lead;
  const types = ['lead.created', ...(reminderConsent ? ['reminder.agreed' as const] : [])] as const;
  const isAwaited = types.some((type) =>
    destinations.some((known) => known.wants({ type, business })),
  );
  if (!isAwaited && !consent && !reminderConsent) return leadRepository(connection).create(lead);
  return inTransaction(connection, async (transaction) => {
    const written = await leadRepository(transaction).create(lead);
    if (!written) return false;
    await keepLeadConsents(transaction, lead, lead);
    await publishLead(transaction, lead);
    return true;
  });
}

async function publishLead(transaction: Transaction, lead: WrittenLead): Promise<void> {
  const { business, createdAt: at, email, id: leadId, locale, name, operation, phone } = lead;
  const { planId, productCode, reminderConsent, seller, source, tracking } = lead;
  const about = { stream: leadId, leadId, business, at };
  const sale = { leadId, business, productCode, operation, seller, source };
  const buyer = { name, email, phone };
  await writeEvent(transaction, {
    ...about,
    type: 'lead.created',
    data: { ...sale, planId, locale, tracking, buyer },
  });
  if (!reminderConsent) return;
  await writeEvent(transaction, {
    ...about,
    type: 'reminder.agreed',
    data: { ...sale, agreedAt: at.toISOString(), buyer },
  });
}
