import type { NextApiRequest, NextApiResponse } from 'next';
import { v4 as createUuid } from 'uuid';
import { withdrawReminders } from '@/services/api/reminder';
import { isRefused } from '@/services/http/errors';

/**
 * Answers the address in the `List-Unsubscribe` of a reminder (RFC 8058). One POST of a mail program
 * ends the reminders, whatever its body; opening the address leads to the page that asks first,
 * because programs that scan mails open their links, too.
 */
export async function unsubscribe(
  { method, query }: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  const token = String(query.token);
  response.setHeader('cache-control', 'no-store');
  if (method !== 'POST') {
    response.redirect(303, `/reminder/${encodeURIComponent(token)}`);
    return;
  }
  const status = await withdrawReminders(token, createUuid()).then(
    () => 200,
    (error: unknown) => (isRefused(error) ? 404 : 503),
  );
  response.status(status).end();
}
