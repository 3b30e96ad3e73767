import { buildPath, paths } from '@/contract/paths';
import type { ReminderLink, RemindersWithdrawn } from '@/contract/reminder';
import { get, post } from '../http/request';
import { afterSaleMembers } from './paymentLinkMembers';

/**
 * Gets the recipient of reminders about an unfinished purchase.
 * @throws HttpError (404: no such link), NoAnswerError
 */
export function getReminder(token: string): Promise<ReminderLink> {
  const needs = { ...afterSaleMembers, isWithdrawn: 'boolean' } as const;
  return get(buildPath(paths.reminder, { token }), { needs });
}

/** Ends all reminders; a repeated call finds them ended. @throws HttpError, NoAnswerError */
export function withdrawReminders(
  token: string,
  idempotencyKey: string,
): Promise<RemindersWithdrawn> {
  const needs = { isWithdrawn: 'boolean' } as const;
  return post(buildPath(paths.reminder, { token }), {}, { idempotencyKey, needs });
}
