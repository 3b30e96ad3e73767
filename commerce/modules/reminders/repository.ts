import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/connect';

interface ReminderRepository {
  /**
   * A lead may be reminded when its person agreed and has not withdrawn, has left no later lead for
   * the product, has neither bought it nor is paying for it, and was not reminded of it yet.
   */
  mayRemind(leadId: string): Promise<boolean>;
  isWithdrawn(leadId: string): Promise<boolean>;
  withdraw(leadId: string, at: Date): Promise<void>;
}

const isOver = sql`state in ('declined', 'expired')`;

const isSameSale = sql`lower(others.email) = lower(leads.email)
  and others.business = leads.business and others.product_code = leads.product_code
  and others.id <> leads.id`;

export function reminderRepository(executor: Executor): ReminderRepository {
  return {
    async mayRemind(leadId) {
      const { rows } = await executor.execute(sql`
        select from leads join consents on lead_id = leads.id and consents.kind = 'cart-reminder'
        where leads.id = ${leadId} and erased_at is null
          and not exists (select from reminder_withdrawals where lead_id = leads.id)
          and not exists (
            select from leads others
            where ${isSameSale} and others.created_at > leads.created_at)
          and not exists (
            select from purchases join payments on purchase_id = purchases.id
            where purchases.lead_id = leads.id and not ${isOver})
          and not exists (
            select from payments
            where lower(payer_email) = lower(leads.email)
              and payments.product_code = leads.product_code
              and payments.business = leads.business and not ${isOver})
          and not exists (
            select from mails join leads others on others.id = mails.lead_id
            where ${isSameSale} and mails.kind = 'abandoned-cart' and mails.state = 'sent')`);
      return rows.length > 0;
    },
    async isWithdrawn(leadId) {
      const { rows } = await executor.execute(
        sql`select from reminder_withdrawals where lead_id = ${leadId}`,
      );
      return rows.length > 0;
    },
    async withdraw(leadId, at) {
      await executor.execute(sql`
        insert into reminder_withdrawals (lead_id, withdrawn_at)
        select distinct others.id, ${at.toISOString()}::timestamptz
        from leads join leads others on lower(others.email) = lower(leads.email)
          join consents on consents.lead_id = others.id and consents.kind = 'cart-reminder'
        where leads.id = ${leadId} and leads.erased_at is null
        on conflict do nothing`);
    },
  };
}
