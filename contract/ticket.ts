import Type, { type Static } from 'typebox';
import { businesses } from './enumerations';

export const TicketsQuery = Type.Object({
  business: Type.Enum([...businesses]),
  plan: Type.Optional(Type.String({ maxLength: 80, description: 'Plan code; unknown is 404' })),
});
export type TicketsQuery = Static<typeof TicketsQuery>;

/** An entry to a live event that a plan includes: one date of it. */
export const Ticket = Type.Object({
  id: Type.String(),
  planId: Type.String(),
  /** What the event is called. */
  name: Type.String(),
  venue: Type.String({ description: "Where it is held; 'Online' for a live stream" }),
  /** With the offset of the event's own place. */
  startsAt: Type.String({ format: 'date-time' }),
  endsAt: Type.String({ format: 'date-time' }),
});
export type Ticket = Static<typeof Ticket>;

/** Soonest first; empty for a product without live events. */
export const Tickets = Type.Object({ tickets: Type.Array(Ticket) }, { $id: 'Tickets' });
export type Tickets = Static<typeof Tickets>;
