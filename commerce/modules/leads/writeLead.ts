import { sql } from 'drizzle-orm';
import { type Connection, nameStatement } from '../../database/connect';
import type { Services } from '../../Services';
import { type QueuedEvent, queueEvents, toQueue } from '../events/queueEvents';
import { createEvent } from '../events/writeEvent';
import { type LeadConsents, listLeadConsents } from './consents';
import { leads, type NewLead } from './repository';

type WrittenLead = NewLead & LeadConsents;

/**
 * Writes a lead with what its buyer agreed to and the events that a destination wants, in one
 * statement: it is a transaction by itself.
 * @returns whether it was written: false when the idempotency key exists already
 */
export async function writeLead(
  { connection, destinations }: Pick<Services, 'connection' | 'destinations'>,
  lead: WrittenLead,
): Promise<boolean> {
  const written = await getStatement(connection).execute({
    ...lead,
    consents: JSON.stringify(listLeadConsents(lead)),
    events: toQueue(listEvents(destinations, lead)),
  });
  return written.length > 0;
}

const { placeholder } = sql;

function prepareStatement(connection: Connection) {
  const lead = connection.$with('lead').as(
    connection
      .insert(leads)
      .values({
        id: placeholder('id'),
        idempotencyKey: placeholder('idempotencyKey'),
        requestHash: placeholder('requestHash'),
        name: placeholder('name'),
        email: placeholder('email'),
        phone: placeholder('phone'),
        business: placeholder('business'),
        productCode: placeholder('productCode'),
        planId: placeholder('planId'),
        planType: placeholder('planType'),
        seller: placeholder('seller'),
        source: placeholder('source'),
        operation: placeholder('operation'),
        locale: placeholder('locale'),
        flowId: placeholder('flowId'),
        brand: placeholder('brand'),
        contactId: placeholder('contactId'),
        referer: placeholder('referer'),
        // Cast from text: as the value of the column, null would be written as JSON's own.
        tracking: sql`${placeholder('tracking')}::jsonb`,
        createdAt: placeholder('createdAt'),
      })
      .onConflictDoNothing({ target: leads.idempotencyKey })
      .returning({ id: leads.id, createdAt: leads.createdAt }),
  );
  const agreed = connection.$with('agreed', {}).as(sql`
    insert into consents (lead_id, kind, version, terms_address, privacy_address, agreed_at)
    select lead.id, kind, version, terms, privacy, created_at
    from lead, jsonb_to_recordset(${placeholder('consents')}::jsonb)
      as agreed (kind text, version text, terms text, privacy text)`);
  const { delivery, event, queued } = queueEvents(
    connection,
    sql`${placeholder('events')}`,
    sql`exists (select from lead)`,
  );
  return connection
    .with(lead, agreed, queued, event, delivery)
    .select({ id: lead.id })
    .from(lead)
    .prepare(nameStatement(connection, 'write_lead'));
}

const prepared = new WeakMap<Connection, ReturnType<typeof prepareStatement>>();

function getStatement(connection: Connection) {
  const statement = prepared.get(connection) ?? prepareStatement(connection);
  prepared.set(connection, statement);
  return statement;
}

function listEvents(destinations: Services['destinations'], lead: WrittenLead): QueuedEvent[] {
  const { business, createdAt: at, email, id: leadId, locale, name, operation, phone } = lead;
  const { planId, productCode, reminderConsent, seller, source, tracking } = lead;
  const about = { stream: leadId, leadId, business, at };
  const sale = { leadId, business, productCode, operation, seller, source };
  const buyer = { name, email, phone };
  const created = createEvent(destinations, {
    ...about,
    type: 'lead.created',
    data: { ...sale, planId, locale, tracking, buyer },
  });
  const agreed =
    reminderConsent &&
    createEvent(destinations, {
      ...about,
      type: 'reminder.agreed',
      data: { ...sale, agreedAt: at.toISOString(), buyer },
    });
  return [created, agreed].filter((event) => event !== undefined);
}
