import type { Ticket } from '@/contract/ticket';
import { getMoment, listUpcomingDays } from '@/domain/calendar';
import { ProblemError } from '../../http/problems';
import type { Catalogue } from './createCatalogue';

const shownDays = 91;

interface TicketInput {
  code: string;
  business: string;
  plan?: string | undefined;
}

/**
 * The next dates of the live events that a product's plans include, soonest first. Events are held
 * in Brazil, so they belong to the products of operation BR.
 * @throws ProblemError not_found when the product or the plan is unknown.
 */
export function getTickets(catalogue: Catalogue, input: TicketInput, now: Date): Ticket[] {
  const product = catalogue.getProduct(input.code, input.business, 'BR');
  if (!product) throw new ProblemError('not_found');
  const plans = product.plans.filter(({ code }) => !input.plan || code === input.plan);
  if (plans.length === 0) throw new ProblemError('not_found');
  const events = product.events ?? [];
  return listUpcomingDays(now, shownDays, 'BR').flatMap((day) =>
    events
      .filter((event) => event.week === day.week && event.weekday === day.weekday)
      .filter((event) => plans.some(({ id }) => id === event.planId))
      .map(({ endsAt, id, name, planId, startsAt, venue }) => ({
        id: `${id}-${day.date}`,
        planId,
        name,
        venue,
        startsAt: getMoment(day.date, startsAt, 'BR'),
        endsAt: getMoment(day.date, endsAt, 'BR'),
      })),
  );
}
