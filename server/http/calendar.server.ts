import type { NextApiRequest, NextApiResponse } from 'next';
import { createCalendarFile } from '@/domain/calendarFile';
import { getTickets } from '@/services/api/ticket';
import { listPlanEvents } from '@/services/checkout/planEvents';
import { runInHomologation } from '@/services/http/apiUrl.server';
import { runForBuyer } from '@/services/http/buyerAddress.server';
import { isRefused } from '@/services/http/errors';
import { isHomologationRequest } from '../checkout/homologation.server';

/** Seconds. The dates change once a day. */
const maxAge = 300;

/**
 * Answers with the next dates of a plan's live events, for the buyer's calendar. The file has an
 * address because iOS and in-app browsers open no `data:` address and save no file.
 */
export async function sendCalendar(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  const { headers, method = '', query } = request;
  if (!['GET', 'HEAD'].includes(method)) {
    response.status(405).setHeader('Allow', 'GET, HEAD').end();
    return;
  }
  const code = String(query.code);
  const load = () => getTickets(code, { business: String(query.business) });
  const isHomologation = isHomologationRequest(request.cookies);
  const tickets = await runForBuyer(request, () => runInHomologation(isHomologation, load)).catch(
    (error: unknown) => (isRefused(error) ? [] : null),
  );
  const events = listPlanEvents(tickets ?? [], String(query.planId));
  if (events.length === 0) {
    response.status(tickets === null ? 503 : 404).end();
    return;
  }
  response.setHeader('Content-Type', 'text/calendar; charset=utf-8');
  response.setHeader('Content-Disposition', `inline; filename="${encodeURIComponent(code)}.ics"`);
  response.setHeader('Cache-Control', `private, max-age=${maxAge}`);
  response.send(createCalendarFile(events, { host: headers.host ?? '', now: Date.now() }));
}
