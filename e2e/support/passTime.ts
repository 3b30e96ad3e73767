import type { Page } from '@playwright/test';
import { getPaymentId, runStatement } from './database';

/** A browser test cannot wait until a code expires, nor move the service's clock. */
async function age(statement: string, values: unknown[]): Promise<void> {
  const aged = await runStatement(`${statement} returning 1`, values);
  if (aged.length === 0) throw new Error('No row was found to age');
}

export async function agePhoneCodes(page: Page, seconds: number): Promise<void> {
  const stored = await page.evaluate(() => window.localStorage.getItem('dataLead'));
  const [, leadId] = /"leadId":"([^"]+)"/.exec(stored ?? '') ?? [];
  await age(
    `update phone_codes set sent_at = sent_at - make_interval(secs => $1),
       expires_at = expires_at - make_interval(secs => $1)
     where lead_id = $2`,
    [seconds, leadId],
  );
}

/** Lets a Pix expire. @param code its copy-and-paste text */
export const expirePix = (code: string) =>
  age('update payment_parts set pix_expires_at = now() where pix_code = $1', [code]);

/** Moves a payment into the past. @param token of one that is paid */
export async function agePayment(token: string, days: number): Promise<void> {
  const paymentId = await getPaymentId(token);
  // Triggers keep the history as it is, for all but the database's owner.
  await runStatement(
    `do $$ begin
       set local session_replication_role = replica;
       update payment_transitions set at = at - make_interval(days => ${days})
         where payment_id = '${paymentId}';
     end $$`,
    [],
  );
}

/** Moves a trial to the day of its charge. @param agreementId in the link that ends it */
export const reachChargeDay = (agreementId: string) =>
  age(
    `update scheduled_charges set due_at = now(), next_check_at = now()
     where agreement_id = $1 and next_check_at is not null`,
    [agreementId],
  );
