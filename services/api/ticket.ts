import { buildPath, paths } from '@/contract/paths';
import type { Ticket, Tickets, TicketsQuery } from '@/contract/ticket';
import type { RequiredMembers } from '../http/answers';
import { get } from '../http/request';

const needs: RequiredMembers<Tickets> = {
  tickets: [
    {
      id: 'string',
      planId: 'string',
      name: 'string',
      venue: 'string',
      startsAt: 'string',
      endsAt: 'string',
    },
  ],
};

/** The live events that a product's plans include. @throws HttpError, NoAnswerError */
export async function getTickets(code: string, query: TicketsQuery): Promise<Ticket[]> {
  return (await get<Tickets>(buildPath(paths.productTickets, { code }), { query, needs })).tickets;
}
