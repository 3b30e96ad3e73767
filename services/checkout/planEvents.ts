import type { Ticket } from '@/contract/ticket';

const maxEvents = 3;

/** The next dates of the live events that a plan includes: those that its receipt shows. */
export const listPlanEvents = (tickets: readonly Ticket[], planId: string): Ticket[] =>
  tickets.filter((ticket) => ticket.planId === planId).slice(0, maxEvents);
