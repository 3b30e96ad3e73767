import Type, { type Static } from 'typebox';
import { BusinessCode } from './business';

export const TicketsQuery = Type.Object({
  business: BusinessCode,
  plan: Type.Optional(Type.String({ maxLength: 80, description: 'Plan code; unknown is 404' })),
});
export type TicketsQuery = Static<typeof TicketsQuery>;

export const Ticket = Type.Object(
  {
    id: Type.String(),
    planId: Type.String(),
    name: Type.String({ description: 'What the event is called' }),
    venue: Type.String({ description: "Where it is held; 'Online' for a live stream" }),
    startsAt: Type.String({
      description: "With the offset of the event's own place",
      format: 'date-time',
    }),
    endsAt: Type.String({ format: 'date-time' }),
  },
  { description: 'An entry to a live event that a plan includes: one date of it' },
);
export type Ticket = Static<typeof Ticket>;

export const Tickets = Type.Object(
  { tickets: Type.Array(Ticket) },
  { $id: 'Tickets', description: 'Soonest first; empty for a product without live events' },
);
export type Tickets = Static<typeof Tickets>;
