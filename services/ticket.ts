import { buildPath, paths } from '@/contract/paths';
import type { Ticket, Tickets, TicketsQuery } from '@/contract/ticket';
import { get } from './http/request';

export type { Ticket } from '@/contract/ticket';

/** The dates of the live events that a product's plans include. @throws HttpError, NoAnswerError */
export async function getTickets(code: string, query: TicketsQuery): Promise<Ticket[]> {
  return (await get<Tickets>(buildPath(paths.productTickets, { code }), query)).tickets;
}
